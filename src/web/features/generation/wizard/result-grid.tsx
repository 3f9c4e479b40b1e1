import { Download } from 'lucide-react'
import { listLeftOut } from '#contract/left-out.ts'
import { getPixelSize, getTitle, type ItemWithBytes } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { wizardFileName } from '#web/lib/format/file-names.ts'
import { getKind, optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { LeftOutWords, ModelNotes } from '#web/domains/library/left-out-words.tsx'
import { saveGenerated } from '#web/domains/library/save-generated.ts'
import { EditDesign } from '#web/domains/library/edit-design.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { translateOption } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'

interface ResultGridProps {
  items: readonly ItemWithBytes[]
  /** The expected number of results. Missing ones show a placeholder. */
  count: number
}

/** The results, each in its aspect ratio. */
export function ResultGrid({ items, count }: ResultGridProps) {
  return (
    <ul className="gap-5 sm:columns-2 lg:columns-3">
      {items.map((item, index) => (
        <li key={item.id} className="mb-6 break-inside-avoid">
          <Result item={item} n={index + 1} />
        </li>
      ))}
      {Array.from({ length: count - items.length }, (_, index) => (
        <li key={`place ${index}`} aria-hidden className="mb-6 break-inside-avoid">
          <Skeleton className="aspect-square rounded-md" />
        </li>
      ))}
    </ul>
  )
}

function Result({ item, n }: { item: ItemWithBytes; n: number }) {
  const isImage = item.mime_type.startsWith('image/')
  return (
    <article aria-label={getTitle(item)}>
      <div className="overflow-hidden rounded-md bg-media">
        {isImage ? (
          <img
            src={dataUrl(item)}
            alt={item.alt_text || getTitle(item)}
            className="h-auto w-full animate-[appear_240ms_var(--ease-out)]"
            {...getPixelSize(item)}
          />
        ) : (
          <video
            src={item.file_url ?? dataUrl(item)}
            controls
            playsInline
            aria-label={item.alt_text || getTitle(item)}
            className="h-auto w-full"
            {...getPixelSize(item)}
          >
            {t.videoUnsupported}
          </video>
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-32">
          <p className="truncate font-medium">
            <bdi>{getTitle(item)}</bdi>
          </p>
          <p className="truncate text-sm text-muted">
            {item.platform ? optionLabel(item.platform) : sizeLabel(item.dimensions)}
          </p>
        </div>
        <Badge className="shrink-0">{translateOption(getKind(item), getKind(item))}</Badge>
        <EditDesign id={item.id} size="small" />
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(t.downloadFor, {
            item: getTitle(item),
            platform: optionLabel(item.platform ?? item.content_type),
          })}
          onClick={() => void saveGenerated(item, wizardFileName(n, item.mime_type))}
        >
          <Download aria-hidden />
          {t.download}
        </Button>
      </div>
      <div className="mt-2.5 empty:hidden">
        <LeftOutWords id={item.id} texts={listLeftOut(item.notes)} />
        <ModelNotes notes={item.notes} />
      </div>
    </article>
  )
}
