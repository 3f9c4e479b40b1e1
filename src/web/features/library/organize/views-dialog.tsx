import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { LABEL_MAX } from '#contract/library/organize/organize-options.ts'
import type { ViewFilter } from '#contract/library/organize/organize.ts'
import { OrganizeDialog } from '#web/domains/library/organize/organize-dialog.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { organizeApi, useLabelsChanged, viewsQuery } from '#web/lib/api/organize.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'
import { LoadedList } from './loaded-list.tsx'

interface ViewsDialogProps {
  isOpen: boolean
  /** The current filters. */
  filter: ViewFilter
  onOpen: (filter: ViewFilter) => void
  onClose: () => void
}

/** Saves the current filters under a name and restores saved ones. */
export function ViewsDialog({ isOpen, filter, onOpen, onClose }: ViewsDialogProps) {
  const views = useQuery({ ...viewsQuery, enabled: isOpen })
  const changed = useLabelsChanged()
  const find = (id: number) => views.data?.find((view) => view.id === id)
  return (
    <OrganizeDialog isOpen={isOpen} title={t.savedViews} help={t.savedViewsHelp} onClose={onClose}>
      <LoadedList
        query={views}
        empty={t.noViewsYet}
        toEntry={({ id, name }) => ({ id, name, lead: <Bookmark className="size-4 text-muted" aria-hidden /> })}
        question={(name) => fill(t.deleteView, { name })}
        onOpen={(id) => {
          const view = find(id)
          if (view) onOpen(view.filter)
          onClose()
        }}
        onRename={async (id, name) => {
          await organizeApi.views.update({ params: { id }, body: { name, filter: find(id)?.filter } })
          await changed()
        }}
        onRemove={async (id) => {
          await organizeApi.views.remove({ params: { id } })
          await changed()
        }}
      />
      <SaveCurrent filter={filter} />
    </OrganizeDialog>
  )
}

function SaveCurrent({ filter }: { filter: ViewFilter }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const changed = useLabelsChanged()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    try {
      const view = await organizeApi.views.create({ body: { name, filter } })
      toast.success(fill(t.viewSaved, { name: view.name }))
      setName('')
      setError(undefined)
      await changed()
    } catch (failure) {
      setError(getErrorMessage(failure, t.failedToSave))
    }
  }
  return (
    <form aria-label={t.saveCurrent} className="flex flex-col gap-3" onSubmit={(event) => void save(event)}>
      <TextField
        label={t.viewName}
        value={name}
        maxLength={LABEL_MAX}
        autoComplete="off"
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="self-end" disabled={!name.trim()}>
        {t.saveCurrent}
      </Button>
    </form>
  )
}
