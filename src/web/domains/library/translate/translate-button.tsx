import { Languages } from 'lucide-react'
import { useState } from 'react'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/translate.ts'

const TranslateDialog = lazyOnDemand(
  async () => (await import('./translate-dialog.tsx')).TranslateDialog,
  ({ isOpen }) => isOpen,
)

interface TranslateButtonProps {
  /** The items to translate. */
  ids: readonly number[]
  variant?: 'secondary' | 'ghost'
  /** Called once the versions are created. */
  onDone?: () => void
}

/** Opens the form that makes versions of items in other languages. */
export function TranslateButton({ ids, variant = 'ghost', onDone }: TranslateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Languages aria-hidden />
        <span className="max-sm:sr-only">{variant === 'ghost' ? t.translate : t.translateTo}</span>
      </Button>
      <TranslateDialog isOpen={isOpen} ids={ids} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  )
}
