import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { brandFileName } from '#contract/text/file-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/brand-updates.ts'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'

/** Downloads a brand as one file. */
export function ExportButton({ brand }: { brand: Brand }) {
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const file = await brandUpdatesApi.brandFiles.export({ params: { id: brand.id } })
      saveBlob(file, brandFileName(brand))
    } catch (error) {
      toast.error(getErrorMessage(error, t.exportFailed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button variant="secondary" size="small" className="self-start" isLoading={isRunning} onClick={() => void run()}>
      <Download aria-hidden />
      {t.exportBrand}
    </Button>
  )
}
