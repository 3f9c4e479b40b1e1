import { Shapes } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/brands.ts'

const LogoVariantsDialogOnDemand = lazyOnDemand(
  async () => (await import('./logo-variants-dialog.tsx')).LogoVariantsDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the variants of the logo of a brand. Each change is stored immediately, independent of the form. */
export function LogoVariantsButton({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <Shapes aria-hidden />
        {t.logoVariants}
      </Button>
      <LogoVariantsDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
