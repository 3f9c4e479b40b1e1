import { Tag as TagIcon } from 'lucide-react'
import { useState } from 'react'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/organize.ts'

const TagsDialog = lazyOnDemand(
  async () => (await import('./tags-dialog.tsx')).TagsDialog,
  ({ isOpen }) => isOpen,
)

interface TagsButtonProps {
  /** The items to tag. */
  ids: readonly number[]
  label?: string
}

/** Opens the dialog that changes the tags of items. */
export function TagsButton({ ids, label }: TagsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TagIcon aria-hidden />
        {label ? label : <span className="max-sm:sr-only">{t.tags}</span>}
      </Button>
      <TagsDialog isOpen={isOpen} ids={ids} onClose={() => setOpen(false)} />
    </>
  )
}
