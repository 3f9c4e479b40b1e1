import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tag } from '#contract/library/organize/organize.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { organizeApi, tagsQuery, useLabelsChanged } from '#web/lib/api/organize.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'
import { NewTag } from './new-tag.tsx'
import { OrganizeDialog } from './organize-dialog.tsx'
import { TagDot } from './tag-dot.tsx'

interface TagsDialogProps {
  isOpen: boolean
  ids: readonly number[]
  onClose: () => void
}

/** Check boxes of all tags for the given items. A tag that only some of them have is neither checked nor unchecked. */
export function TagsDialog({ isOpen, ids, onClose }: TagsDialogProps) {
  return (
    <OrganizeDialog isOpen={isOpen} title={plural(t.tagItems, ids.length)} help={t.tagsHelp} onClose={onClose}>
      {isOpen && <TagChoices ids={ids} onClose={onClose} />}
    </OrganizeDialog>
  )
}

function TagChoices({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const tags = useQuery(tagsQuery)
  const counts = useQuery({
    queryKey: ['organize', 'counts', ids],
    queryFn: ({ signal }) => organizeApi.tags.counts({ body: { content_ids: [...ids] }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map())
  const set = (id: number, isOn: boolean) => setChanges((before) => new Map(before).set(id, isOn))
  const apply = useApply(ids, changes, onClose)
  const failed = [tags, counts].find((query) => query.isError)
  if (failed)
    return <Banner onRetry={() => void failed.refetch()}>{getErrorMessage(failed.error, t.failedToLoad)}</Banner>
  if (!tags.data || !counts.data) return <Skeleton className="h-40" />
  const found = counts.data.counts
  return (
    <>
      {tags.data.length === 0 && <p className="text-muted">{t.noTags}</p>}
      {tags.data.length > 0 && (
        <ul className="-mx-2 flex max-h-72 flex-col overflow-y-auto px-2">
          {tags.data.map((tag) => (
            <li key={tag.id}>
              <TagChoice
                tag={tag}
                count={found[tag.id] ?? 0}
                all={ids.length}
                changed={changes.get(tag.id)}
                onChange={(isOn) => set(tag.id, isOn)}
              />
            </li>
          ))}
        </ul>
      )}
      <NewTag onCreated={({ id }) => set(id, true)} />
      <div className="flex justify-end gap-2 border-t border-border pt-4">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button isWaiting={apply.isSaving} disabled={changes.size === 0} onClick={() => void apply.run()}>
          {t.apply}
        </Button>
      </div>
    </>
  )
}

interface TagChoiceProps {
  tag: Tag
  /** How many of `all` items have the tag. */
  count: number
  all: number
  /** The person's choice, if there is one. */
  changed: boolean | undefined
  onChange: (isOn: boolean) => void
}

function TagChoice({ tag, count, all, changed, onChange }: TagChoiceProps) {
  const isMixed = changed === undefined && count > 0 && count < all
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        label={tag.name}
        checked={changed ?? count === all}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <TagDot color={tag.color} />
      {isMixed && (
        <span className="ms-auto text-sm text-muted tabular-nums">{fill(t.onSome, { some: count, all })}</span>
      )}
    </div>
  )
}

function useApply(ids: readonly number[], changes: ReadonlyMap<number, boolean>, onDone: () => void) {
  const [isSaving, setSaving] = useState(false)
  const changed = useLabelsChanged()
  const chosen = (wanted: boolean) => [...changes].flatMap(([id, isOn]) => (isOn === wanted ? [id] : []))
  const run = async () => {
    setSaving(true)
    try {
      const body = { content_ids: [...ids], add: chosen(true), remove: chosen(false) }
      const { items } = await organizeApi.tags.assign({ body })
      toast.success(plural(t.tagsChanged, items))
      onDone()
      await changed()
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToChangeTags))
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, run }
}
