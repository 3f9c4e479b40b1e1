import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CampaignEdit, EditPreview, EditSample } from '#contract/campaigns/key-visual.ts'
import { formatLabel, languageName } from '#web/domains/campaigns/format-labels.ts'
import { thumbnailSources } from '#web/domains/library/thumbnail-sources.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/campaign-edit.ts'
import { fill } from '#web/words/fill.ts'
import { useEditImages } from './use-campaign-edit.ts'

interface EditSamplesProps {
  campaignId: number
  edit: CampaignEdit | null
  preview: EditPreview | undefined
  /** Whether `preview` is of this edit. */
  isCurrent: boolean
}

/** Some of the assets that an edit changes, each before and after. Nothing is shown if none changes. */
export function EditSamples({ campaignId, edit, preview, isCurrent }: EditSamplesProps) {
  const samples = preview?.samples ?? []
  const drawn = useEditImages(campaignId, edit, isCurrent ? samples : null)
  if (samples.length === 0) return null
  const isDrawing = !drawn.isCurrent && !drawn.isFailed
  return (
    <section aria-label={t.beforeAndAfter} aria-busy={isDrawing} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {isDrawing && t.drawing}
      </p>
      {drawn.isFailed && <Banner onRetry={drawn.retry}>{t.drawingFailed}</Banner>}
      <ul className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {samples.map((sample) => (
          <SamplePair
            key={sample.id}
            sample={sample}
            after={drawn.isFailed ? null : drawn.images.get(sample.id)}
            isDrawing={isDrawing}
          />
        ))}
      </ul>
    </section>
  )
}

/** Says where the pictures will be. */
export const EditSamplesHint = () => <p className="m-auto max-w-xs text-center text-sm text-muted">{t.samplesHint}</p>

/** Wider formats have their pictures one above the other, so that texts stay legible. */
const STACKED_FROM = 1.7

interface SamplePairProps {
  sample: EditSample
  after: string | null | undefined
  isDrawing: boolean
}

function SamplePair({ sample, after, isDrawing }: SamplePairProps) {
  const { format, language, width, height, thumbnail_url } = sample
  const name = `${formatLabel(format)}, ${languageName(language)}`
  const isStacked = width / height >= STACKED_FROM
  return (
    <li className="min-w-0">
      <p className="truncate text-sm font-medium">{formatLabel(format)}</p>
      <p className="truncate text-xs text-muted">{languageName(language)}</p>
      <div className={clsx('mt-2 grid gap-2', !isStacked && 'grid-cols-2')}>
        <Shown label={t.before} sample={sample}>
          <img
            {...thumbnailSources(thumbnail_url)}
            sizes="280px"
            alt={fill(t.pictureBefore, { name })}
            className="size-full object-contain"
          />
        </Shown>
        <Shown label={t.after} sample={sample}>
          {after ? (
            <img
              src={after}
              alt={fill(t.pictureAfter, { name })}
              className={clsx('size-full object-contain transition-opacity', isDrawing && 'opacity-50')}
            />
          ) : isDrawing ? (
            <Skeleton className="size-full" />
          ) : (
            <span aria-hidden className="block size-full border border-dashed border-outline" />
          )}
        </Shown>
      </div>
    </li>
  )
}

interface ShownProps {
  label: string
  sample: EditSample
  children: ReactNode
}

/** Width to height. Taller pictures have space beside them, so that they are no higher than a story. */
const RATIO_MIN = 9 / 16

/** A picture in the shape of its format, with its label below. */
function Shown({ label, sample: { width, height }, children }: ShownProps) {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-sm bg-media" style={{ aspectRatio: Math.max(RATIO_MIN, width / height) }}>
        <div className="mx-auto h-full max-w-full" style={{ aspectRatio: width / height }}>
          {children}
        </div>
      </div>
      <figcaption className="mt-1 text-xs text-muted">{label}</figcaption>
    </figure>
  )
}
