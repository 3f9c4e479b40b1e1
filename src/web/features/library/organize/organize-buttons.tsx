import { Bookmark, FolderOpen, Tag } from 'lucide-react'
import { useState } from 'react'
import type { ViewFilter } from '#contract/library/organize/organize.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/organize.ts'

const isWanted = ({ isOpen }: { isOpen: boolean }) => isOpen
const Collections = lazyOnDemand(async () => (await import('./collections-dialog.tsx')).CollectionsDialog, isWanted)
const Views = lazyOnDemand(async () => (await import('./views-dialog.tsx')).ViewsDialog, isWanted)
const ManageTags = lazyOnDemand(async () => (await import('./manage-tags-dialog.tsx')).ManageTagsDialog, isWanted)

interface OrganizeButtonsProps {
  /** The current filters, for a view to save. */
  filter: ViewFilter
  onView: (filter: ViewFilter) => void
  onCollection: (id: number) => void
}

const BUTTONS = [
  { name: 'collections', icon: FolderOpen, label: () => t.collections },
  { name: 'views', icon: Bookmark, label: () => t.savedViews },
  { name: 'tags', icon: Tag, label: () => t.manageTags },
] as const

/** Opens the dialogs of collections, named views and tags. */
export function OrganizeButtons({ filter, onView, onCollection }: OrganizeButtonsProps) {
  const [open, setOpen] = useState<(typeof BUTTONS)[number]['name'] | null>(null)
  const close = () => setOpen(null)
  return (
    <span className="-ms-2.5 flex flex-wrap gap-x-1">
      {BUTTONS.map(({ name, icon: Icon, label }) => (
        <Button key={name} variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(name)}>
          <Icon aria-hidden />
          {label()}
        </Button>
      ))}
      <Collections isOpen={open === 'collections'} onOpen={onCollection} onClose={close} />
      <Views isOpen={open === 'views'} filter={filter} onOpen={onView} onClose={close} />
      <ManageTags isOpen={open === 'tags'} onClose={close} />
    </span>
  )
}
