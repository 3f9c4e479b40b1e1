import { saveFile } from '#web/lib/browser/download.ts'
import { fetchSigned } from '#web/lib/api/signed-file.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/proofs.ts'

interface Generated {
  id?: number | undefined
  mime_type: string
  content_data: string
}

/**
 * Downloads a new item with Content Credentials. The bytes are there already, so that they are saved without credentials if these cannot be
 * fetched, and a message says so. Returns whether the file has them.
 */
export async function saveGenerated(item: Generated, file: string): Promise<boolean> {
  const signed = item.id === undefined ? null : await fetchSigned(item.id).catch(() => null)
  saveFile(signed ?? item, file)
  if (!signed && item.id !== undefined) toast.error(fill(t.downloadedWithout, { file }))
  return signed !== null || item.id === undefined
}
