import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/brand-import.ts'

/** Creates a brand from a file that was exported from Signet. */
export function useBrandFile(onCreated: (id: number | undefined) => void) {
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
