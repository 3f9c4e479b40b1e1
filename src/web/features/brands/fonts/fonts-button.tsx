import { Type } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { fill } from '#web/words/fill.ts'

const FontsDialogOnDemand = lazyOnDemand(
  async () => (await import('./fonts-dialog.tsx')).FontsDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the uploaded fonts of a brand. */
export function FontsButton({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={fill(t.fontsOf, { name: brand.name })} icon={Type} onClick={() => setOpen(true)} />
      <FontsDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
