import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-life.ts'
import { DesignsPanel } from './designs-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

export interface BrandLifeDialogProps {
  brand: Brand
  isOpen: boolean
  onClose: () => void
}

const PANELS = [
  { value: 'designs' as const, label: t.designs },
  { value: 'versions' as const, label: t.versions },
]

/** The designs of a brand that do not follow it, and its earlier versions. */
export function BrandLifeDialog({ brand, isOpen, onClose }: BrandLifeDialogProps) {
  const [panel, setPanel] = useState<'designs' | 'versions'>('designs')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-4xl overflow-clip">
      <DialogHeader title={fill(t.designsAndVersions, { name: brand.name })} description={t.lead} onClose={onClose} />
      <div className="flex flex-col gap-5 p-5">
        <div className="self-start">
          <Segmented label={t.show} value={panel} options={PANELS} onChange={setPanel} />
        </div>
        {panel === 'designs' ? <DesignsPanel brand={brand} /> : <VersionsPanel brandId={brand.id} />}
      </div>
    </Dialog>
  )
}
