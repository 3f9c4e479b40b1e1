import { type BrandImport, brandImportRoutes } from '#contract/brands/site-reading/brands-import.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { createApi } from '#web/lib/api/api.ts'
import { useReading } from '#web/ui/reading/use-reading.ts'
import { t } from '#web/words/brand-import.ts'

const brandImportApi = createApi({ brandImport: brandImportRoutes })

/** What to read. */
export interface Asked {
  url: string
  files: readonly File[]
  /** The text encoding of the page that was chosen by hand. */
  encoding?: TextEncoding
}

const NOTHING: Asked = { url: '', files: [] }

/** Reads a brand. The address and files are kept for another try. */
export const useBrandImport = () => useReading({ first: NOTHING, request, failed: t.readFailed })

function request({ url, files, encoding }: Asked, signal: AbortSignal): Promise<BrandImport> {
  return files.length === 0
    ? brandImportApi.brandImport.read({ body: { url, encoding }, signal })
    : brandImportApi.brandImport.read({
        form: { ...(url && { url }), ...(encoding && { encoding }) },
        files: { files },
        signal,
      })
}
