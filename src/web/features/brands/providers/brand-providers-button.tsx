import { Plug } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'

const BrandProvidersDialogOnDemand = lazyOnDemand(
  async () => (await import('./brand-providers-dialog.tsx')).BrandProvidersDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the providers that a brand uses by default. */
export function BrandProvidersButton({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={fill(t.brandTitle, { name: brand.name })} icon={Plug} onClick={() => setOpen(true)} />
      <BrandProvidersDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
