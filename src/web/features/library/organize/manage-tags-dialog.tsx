import { useQuery } from '@tanstack/react-query'
import { NewTag } from '#web/domains/library/organize/new-tag.tsx'
import { OrganizeDialog } from '#web/domains/library/organize/organize-dialog.tsx'
import { TagDot } from '#web/domains/library/organize/tag-dot.tsx'
import { organizeApi, tagsQuery, useLabelsChanged } from '#web/lib/api/organize.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'
import { LoadedList } from './loaded-list.tsx'

interface ManageTagsDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Creates, renames and deletes tags. */
export function ManageTagsDialog({ isOpen, onClose }: ManageTagsDialogProps) {
  const tags = useQuery({ ...tagsQuery, enabled: isOpen })
  const changed = useLabelsChanged()
  const colorOf = (id: number) => tags.data?.find((tag) => tag.id === id)?.color ?? 'gray'
  return (
    <OrganizeDialog isOpen={isOpen} title={t.manageTags} help={t.manageTagsHelp} onClose={onClose}>
      <LoadedList
        query={tags}
        empty={t.noTags}
        toEntry={({ id, name, color, items = 0 }) => ({
          id,
          name,
          lead: <TagDot color={color} />,
          aside: plural(t.items, items),
        })}
        question={(name) => fill(t.deleteTag, { name })}
        onRename={async (id, name) => {
          await organizeApi.tags.update({ params: { id }, body: { name, color: colorOf(id) } })
          await changed()
        }}
        onRemove={async (id) => {
          await organizeApi.tags.remove({ params: { id } })
          await changed()
        }}
      />
      <NewTag />
    </OrganizeDialog>
  )
}
