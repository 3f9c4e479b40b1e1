import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/organize.ts'

const AddToCollection = lazyOnDemand(
  async () => (await import('./add-to-collection.tsx')).AddToCollection,
  ({ isOpen }) => isOpen,
)

/** Opens the dialog that adds items to a collection. */
export function CollectionButton({ ids }: { ids: readonly number[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden />
        <span className="max-sm:sr-only">{t.addToCollection}</span>
      </Button>
      <AddToCollection isOpen={isOpen} ids={ids} onClose={() => setOpen(false)} />
    </>
  )
}
