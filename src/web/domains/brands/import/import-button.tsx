import { Globe } from 'lucide-react'
import { useState } from 'react'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/brand-import.ts'

const ImportDialog = lazyOnDemand(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  ({ isOpen }) => isOpen,
)

interface ImportBrandButtonProps {
  /** Called with the id of the new brand, which is undefined if neither the reply nor the list has it. */
  onCreated: (id: number | undefined) => void
}

/** Opens the dialog that drafts a brand from a website or files. */
export function ImportBrandButton({ onCreated }: ImportBrandButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Globe aria-hidden />
        {t.importBrand}
      </Button>
      <ImportDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCreated={(id) => {
          setOpen(false)
          onCreated(id)
        }}
      />
    </>
  )
}
