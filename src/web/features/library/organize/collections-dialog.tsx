import { useQuery } from '@tanstack/react-query'
import { FolderOpen, Sparkles } from 'lucide-react'
import { OrganizeDialog } from '#web/domains/library/organize/organize-dialog.tsx'
import { collectionsQuery, organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'
import { LoadedList } from './loaded-list.tsx'
import { NewCollection } from './new-collection.tsx'

interface CollectionsDialogProps {
  isOpen: boolean
  onOpen: (id: number) => void
  onClose: () => void
}

/** Opens, creates, renames and deletes collections. */
export function CollectionsDialog({ isOpen, onOpen, onClose }: CollectionsDialogProps) {
  const collections = useQuery({ ...collectionsQuery, enabled: isOpen })
  const changed = useLabelsChanged()
  return (
    <OrganizeDialog isOpen={isOpen} title={t.collections} help={t.collectionsHelp} onClose={onClose}>
      <LoadedList
        query={collections}
        empty={t.noCollectionsYet}
        toEntry={({ id, name, rule, items }) => {
          const Icon = rule ? Sparkles : FolderOpen
          const aside = rule ? t.byRule : plural(t.items, items ?? 0)
          return { id, name, aside, lead: <Icon className="size-4 shrink-0 text-muted" aria-hidden /> }
        }}
        question={(name) => fill(t.deleteCollection, { name })}
        onOpen={(id) => {
          onOpen(id)
          onClose()
        }}
        onRename={async (id, name) => {
          await organizeApi.collections.update({ params: { id }, body: { name } })
          await changed()
        }}
        onRemove={async (id) => {
          await organizeApi.collections.remove({ params: { id } })
          await changed()
        }}
      />
      <NewCollection canHaveRule />
    </OrganizeDialog>
  )
}
