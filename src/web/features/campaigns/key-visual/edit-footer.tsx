import type { ReactNode } from 'react'
import type { EditPreview } from '#contract/campaigns/key-visual.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { thousands } from '#web/lib/format/format.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'

interface EditPreviewNoteProps {
  preview: EditPreview | undefined
  isCurrent: boolean
  error: unknown
}

/** The foot of a dialog that edits all assets, with what the edit changes beside the buttons. It stays in view while the rest scrolls. */
export function EditFooter({ children, ...note }: EditPreviewNoteProps & { children: ReactNode }) {
  return (
    <div className="sticky -bottom-4 flex flex-wrap items-center justify-end gap-3 rounded-b-lg border-t border-border bg-surface px-6 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <EditPreviewNote {...note} />
      </div>
      {children}
    </div>
  )
}

/** How many assets an edit changes, how many keep their own, and that it costs nothing. */
function EditPreviewNote({ preview, isCurrent, error }: EditPreviewNoteProps) {
  if (error !== null)
    return (
      <p role="alert" className="text-sm text-danger">
        {getErrorMessage(error, t.previewFailed)}
      </p>
    )
  return (
    <p role="status" className={`text-sm tabular-nums transition-opacity ${isCurrent || !preview ? '' : 'opacity-50'}`}>
      {preview ? describeEdit(preview) : <span className="text-muted">{t.nothingChangedYet}</span>}
    </p>
  )
}

/** `31 of 36 change, 5 keep their own, $0.00.` */
export function describeEdit(preview: EditPreview): string {
  const { changes, keeps, unaffected, planned, cost_usd } = preview
  const all = changes + keeps + unaffected + preview.protected
  const parts = [
    fill(t.ofChange, { changes: thousands(changes), all: thousands(all) }),
    keeps > 0 && plural(t.keepTheirOwn, keeps),
    formatUsd(cost_usd, 2),
  ]
  const notes = [
    planned > 0 && plural(t.plannedFollow, planned),
    preview.protected > 0 && plural(t.protectedStay, preview.protected),
  ]
  return [`${parts.filter(Boolean).join(', ')}.`, ...notes.filter(Boolean)].join(' ')
}
