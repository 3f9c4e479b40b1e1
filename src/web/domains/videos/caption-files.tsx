import { FileText } from 'lucide-react'
import { CAPTION_FORMATS } from '#contract/designs/design-options.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { libraryFileName } from '#contract/text/file-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/video-captions.ts'

type Format = (typeof CAPTION_FORMATS)[number]

/** Downloads the captions of a film, under the name of the film. */
export function CaptionFiles({ item }: { item: ContentItem }) {
  const download = async (format: Format) => {
    try {
      const body = { format, ratio: 1, quality: null, max_bytes: null, design: null, credentials: false } as const
      const file = await designApi.design.export({ params: { id: item.id }, body })
      saveBlob(file, libraryFileName(item, item.mime_type ?? 'video/mp4').replace(/\.\w+$/, `.${format}`))
    } catch (error) {
      toast.error(getErrorMessage(error, t.noCaptions))
    }
  }
  return (
    <section aria-label={t.captionFiles} className="flex flex-wrap items-center gap-2">
      <h3 className="me-auto text-sm">{t.captionFiles}</h3>
      {CAPTION_FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          aria-label={fill(t.downloadCaptions, { format: format.toUpperCase() })}
          onClick={() => void download(format)}
        >
          <FileText aria-hidden />
          {format.toUpperCase()}
        </Button>
      ))}
    </section>
  )
}
