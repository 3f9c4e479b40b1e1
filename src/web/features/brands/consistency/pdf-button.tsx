import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ConsistencyReport } from '#contract/brand-updates/consistency.ts'
import { reportFileName } from '#contract/text/file-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/consistency.ts'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'

/** Downloads the report as a PDF. */
export function PdfButton({ report: { brand, created_at } }: { report: ConsistencyReport }) {
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const file = await brandUpdatesApi.consistency.pdf({ params: { id: brand.id } })
      saveBlob(file, reportFileName(brand, created_at))
    } catch (error) {
      toast.error(getErrorMessage(error, t.pdfFailed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button isLoading={isRunning} onClick={() => void run()}>
      <Download aria-hidden />
      {t.downloadPdf}
    </Button>
  )
}
