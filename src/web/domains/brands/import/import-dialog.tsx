import { X } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import '#web/lib/brand/brand-fonts.ts'
import { t } from '#web/words/brand-import.ts'
import { DraftForm } from './draft-form.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { SourceForm } from './source-form.tsx'
import { useBrandFile } from './use-brand-file.ts'
import { useBrandImport } from './use-brand-import.ts'

interface ImportDialogProps {
  isOpen: boolean
  onClose: () => void
  onCreated: (id: number | undefined) => void
}

/** Asks for an address or files, reads them, and shows the draft. What was read is kept while the dialog is closed. */
export function ImportDialog({ isOpen, onClose, onCreated }: ImportDialogProps) {
  const reading = useBrandImport()
  const importFile = useBrandFile(onCreated)
  const leave = () => {
    if (reading.status === 'reading') reading.stop()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={leave} className="max-w-3xl overflow-clip">
      <div className="flex items-start gap-3 border-b border-border py-2.5 ps-5 pe-2.5">
        <div className="me-auto min-w-0 py-1">
          <DialogTitle className="text-md">{t.importABrand}</DialogTitle>
          <DialogDescription className="text-sm text-muted">
            {reading.status === 'read' ? t.checkTheDraft : t.readASite}
          </DialogDescription>
        </div>
        <IconButton label={t.close} icon={X} onClick={leave} />
      </div>
      {reading.status === 'reading' && (
        <ReadingProgress title={t.reading} text={t.readingTakes} onStop={reading.stop} />
      )}
      {reading.status === 'read' && (
        <DraftForm
          key={reading.id}
          result={reading.result}
          onBack={reading.startOver}
          onCreated={(id) => {
            reading.startOver()
            onCreated(id)
          }}
        />
      )}
      {(reading.status === 'idle' || reading.status === 'failed') && (
        <SourceForm
          asked={reading.asked}
          failure={reading.status === 'failed' ? reading.message : ''}
          onRead={reading.read}
          onBrandFile={(file) => void importFile(file)}
          onCancel={leave}
        />
      )}
    </Dialog>
  )
}
