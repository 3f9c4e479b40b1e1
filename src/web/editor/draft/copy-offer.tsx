import { exactTime } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import type { LocalCopy } from './local-copy.ts'

interface CopyOfferProps {
  copy: LocalCopy
  onRestore: () => void
  onDiscard: () => void
}

/** Offers changes that this browser has kept because they did not reach the server. */
export function CopyOffer({ copy, onRestore, onDiscard }: CopyOfferProps) {
  return (
    <div
      role="status"
      className="popup absolute inset-x-4 top-4 z-60 mx-auto flex max-w-140 flex-wrap items-center gap-x-3 gap-y-2 p-3"
    >
      <p className="min-w-52 flex-1 text-sm">
        {fill(t.unsavedChanges, { time: exactTime(new Date(copy.at).toISOString()) })}
      </p>
      <span className="flex gap-2">
        <Button size="small" onClick={onRestore}>
          {t.restore}
        </Button>
        <Button size="small" variant="secondary" onClick={onDiscard}>
          {t.discard}
        </Button>
      </span>
    </div>
  )
}
