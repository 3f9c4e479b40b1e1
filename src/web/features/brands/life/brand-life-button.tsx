import { History } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-life.ts'

export const BrandLifeDialogOnDemand = lazyOnDemand(
  async () => (await import('./brand-life-dialog.tsx')).BrandLifeDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the versions and the designs of a brand. */
export function BrandLifeButton({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={fill(t.designsAndVersions, { name: brand.name })}
        icon={History}
        onClick={() => setOpen(true)}
      />
      <BrandLifeDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
