import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import '#web/lib/brand/brand-fonts.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { PageEncodingSelect } from '#web/domains/catalog-files/encoding-select.tsx'
import { ReadingDialog } from '#web/ui/reading/reading-dialog.tsx'
import { t } from '#web/words/brand-import.ts'
import { DraftForm } from './draft-form.tsx'
import { SourceForm } from './source-form.tsx'
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
        check: t.draftHint,
        reading: t.reading,
        takes: t.readingTakes,
      }}
    >
      {reading.status === 'read' ? (
        <DraftForm
          key={reading.id}
          result={reading.result}
          onBack={reading.startOver}
          encoding={
            <PageEncodingSelect
              encoding={reading.result.encoding}
              chosen={reading.asked.encoding}
              onChange={(encoding) => reading.read({ ...reading.asked, encoding })}
            />
          }
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

/** Creates a brand from a file that was exported from Signet. */
function useBrandFile(onCreated: (id: number | undefined) => void) {
  const client = useQueryClient()
  const [isImporting, setImporting] = useState(false)
  const importFile = async (file: File): Promise<void> => {
    setImporting(true)
    try {
      const { id } = await brandUpdatesApi.brandFiles.import({ form: {}, files: { file: [file] } })
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
      toast.success(t.fileImported)
      onCreated(id)
    } catch (error) {
      toast.error(getErrorMessage(error, t.fileNotImported))
    } finally {
      setImporting(false)
    }
  }
  return { importFile, isImporting }
}
