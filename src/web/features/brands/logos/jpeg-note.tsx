import { LOGO_MAX_BYTES } from '#contract/limits.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-logos.ts'

/** Says that an uploaded logo is stored as a JPEG, which does not keep each pixel. */
export function JpegNote({ url }: { url: string | null }) {
  if (!url || !/^\/api\/files\/\w+\.jpg$/.test(url)) return null
  return (
    <p role="note" className="text-sm text-muted">
      {fill(t.storedAsJpeg, { limit: fileSize(LOGO_MAX_BYTES) })}
    </p>
  )
}
