import { useState } from 'react'
import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/brand-palette.ts'
import { PairLists } from './pair-lists.tsx'
import { PaletteFields } from './palette-fields.tsx'
import { listPairColors, listPairs } from './palette-pairs.ts'

export interface PaletteDialogProps {
  isOpen: boolean
  onClose: () => void
  palette: ExtendedPalette | null
  /** The two colors of the brand, `#RRGGBB`, and its font as a CSS `font-family`. */
  primary: string
  secondary: string
  typography: string
  /** Null is a palette without colors. */
  onApply: (palette: ExtendedPalette | null) => void
}

export function PaletteDialog({ isOpen, onClose, ...props }: PaletteDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-4xl overflow-clip">
      <DialogHeader title={t.extendedPalette} description={t.lead} onClose={onClose} />
      <PaletteEditor {...props} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted with each opening of the dialog, so that it starts with the colors of the form. */
function PaletteEditor({
  palette,
  primary,
  secondary,
  typography,
  onApply,
  onClose,
}: Omit<PaletteDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState<ExtendedPalette>(palette ?? { neutral: null, accents: [] })
  const apply = () => {
    onApply(draft.neutral || draft.accents.length > 0 ? draft : null)
    onClose()
  }
  return (
    <>
      <div className="grid gap-x-8 gap-y-7 p-5 md:grid-cols-[17rem_minmax(0,1fr)]">
        <PaletteFields palette={draft} primary={primary} onChange={setDraft} />
        <PairLists {...listPairs(listPairColors(primary, secondary, draft))} typography={typography} />
      </div>
      <div className="sticky -bottom-4 flex flex-wrap items-center justify-end gap-2 border-t border-border bg-surface px-5 py-3">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button onClick={apply}>{t.apply}</Button>
      </div>
    </>
  )
}
