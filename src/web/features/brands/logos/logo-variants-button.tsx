import { Shapes } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brands.ts'

const LogoVariantsDialogOnDemand = lazyOnDemand(
  async () => (await import('./logo-variants-dialog.tsx')).LogoVariantsDialog,
  ({ isOpen }) => isOpen,
)

interface LogoVariantsButtonProps {
  brand: Brand
  /** An icon on a card; a button with words in the form. */
  isIcon?: boolean
}

/** Opens the variants of the logo of a brand. Each change is stored immediately, independent of the form. */
export function LogoVariantsButton({ brand, isIcon = false }: LogoVariantsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isIcon ? (
        <IconButton label={fill(t.logoVariantsOf, { name: brand.name })} icon={Shapes} onClick={open} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={open}>
          <Shapes aria-hidden />
          {t.logoVariants}
        </Button>
      )}
      <LogoVariantsDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
