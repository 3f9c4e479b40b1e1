import { ReadingDialog } from '#web/ui/reading/reading-dialog.tsx'
import '#web/lib/brand/brand-fonts.ts'
import { t } from '#web/words/brand-import.ts'
import { DraftForm } from './draft-form.tsx'
import { SourceForm } from './source-form.tsx'
import { useBrandFile } from './use-brand-file.ts'
import { useBrandImport } from './use-brand-import.ts'

interface ImportDialogProps {
  isOpen: boolean
  onClose: () => void
  onCreated: (id: number | undefined) => void
}

/** Asks for an address or files, reads them, and shows the draft. */
export function ImportDialog({ isOpen, onClose, onCreated }: ImportDialogProps) {
  const reading = useBrandImport()
  const { importFile, isImporting } = useBrandFile(onCreated)
  return (
    <ReadingDialog
      isOpen={isOpen}
      onClose={onClose}
      reading={reading}
      words={{
        title: t.importABrand,
        ask: t.readASite,
        check: t.checkTheDraft,
        reading: t.reading,
        takes: t.readingTakes,
      }}
    >
      {reading.status === 'read' ? (
        <DraftForm
          key={reading.id}
          result={reading.result}
          onBack={reading.startOver}
          onCreated={(id) => {
            reading.startOver()
            onCreated(id)
          }}
        />
      ) : (
        <SourceForm
          asked={reading.asked}
          failure={reading.failure}
          onRead={reading.read}
          onBrandFile={(file) => void importFile(file)}
          isImporting={isImporting}
          onCancel={onClose}
        />
      )}
    </ReadingDialog>
  )
}
