import { Check, Download, Palette, Share2, Sparkles, Type } from 'lucide-react'
import { listLeftOut } from '#contract/left-out.ts'
import { LeftOutWords, ModelNotes } from '#web/domains/library/left-out-words.tsx'
import { dataUrl } from '#web/lib/browser/download.ts'
import { saveGenerated } from '#web/domains/library/save-generated.ts'
import { generatedFileName } from '#web/lib/format/file-names.ts'
import { taskState } from '#web/lib/jobs/job-labels.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { GeneratedItem, Generation } from '#web/lib/jobs/use-quick-generation.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { LiveStatus } from '#web/domains/jobs/live-status.tsx'
import { CopyBlock, hashtagLine } from '#web/domains/library/copy-block.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/start.ts'
import type { FirstImageRun } from './use-first-image.ts'

const LEADS: Record<Generation['status'], string> = {
  idle: '',
  busy: t.thisTakesAFewSeconds,
  done: t.firstPostHint,
  failed: t.noImageHint,
  cancelled: t.noImageHint,
}

/** The progress of the first image with tips to read, then the image with the next steps. */
export function FirstImage({ first: { generation, cancel, again, brandId, hasLogo } }: { first: FirstImageRun }) {
  const isDone = generation.status === 'done'
  return (
    <PageFrame title={isDone ? t.thereItIs : t.yourFirstPicture} lead={LEADS[generation.status]}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <Stage generation={generation} onCancel={cancel} onAgain={again} />
        {isDone ? <Next item={generation.result} brandId={brandId} hasLogo={hasLogo} onAgain={again} /> : <Reading />}
      </div>
    </PageFrame>
  )
}

interface StageProps {
  generation: Generation
  onCancel: () => void
  onAgain: () => void
}

function Stage({ generation, onCancel, onAgain }: StageProps) {
  if (generation.status === 'done') {
    const { result } = generation
    return (
      <div className="flex flex-col gap-4">
        <div className="grid place-items-center rounded-lg bg-media p-4 sm:p-6">
          <img
            src={dataUrl(result)}
            alt={result.alt_text || result.title || t.generatedImage}
            className="max-h-[min(46rem,calc(100dvh-15rem))] max-w-full animate-[appear_240ms_var(--ease-out)] rounded-sm object-contain"
          />
        </div>
        <LeftOutWords id={result.id ?? null} texts={listLeftOut(result.notes)} />
        <ModelNotes notes={result.notes} />
      </div>
    )
  }
  if (generation.status === 'busy') return <Busy {...generation} onCancel={onCancel} />
  return (
    <Banner onRetry={onAgain} tone={generation.status === 'failed' ? 'error' : 'info'}>
      {generation.status === 'failed' ? generation.message : t.generationWasCanceled}
    </Banner>
  )
}

type BusyProps = Extract<Generation, { status: 'busy' }> & Pick<StageProps, 'onCancel'>

function Busy({ job, isCanceling, onCancel }: BusyProps) {
  const now = useNow(true)
  const task = job?.tasks[0]
  return (
    <section aria-label={t.progress} className="rounded-lg bg-raised p-5 sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden className="font-medium">
          {task ? taskState(task, now) : t.sending}
        </p>
        <LiveStatus task={task} />
        <Button variant="secondary" size="small" isWaiting={isCanceling} onClick={onCancel}>
          {isCanceling ? t.canceling : t.cancel}
        </Button>
      </div>
      <ProgressBar label={t.generating} value={task?.progress ?? 0} className="mt-4" />
      <div className="skeleton mx-auto mt-6 aspect-4/5 w-full max-w-96 rounded-md border border-border" />
    </section>
  )
}

const FACTS = [
  {
    Icon: Palette,
    title: t.yourColorsExactly,
    text: t.colorsHint,
  },
  {
    Icon: Type,
    title: t.wordsTitle,
    text: t.wordsHint,
  },
  {
    Icon: Check,
    title: t.checkedBeforeYouSeeIt,
    text: t.checksHint,
  },
]

function Reading() {
  return (
    <ul aria-label={t.howItIsMade} className="flex flex-col gap-6">
      {FACTS.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
          <div>
            <h2 className="text-base">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface NextProps {
  item: GeneratedItem
  brandId: number | undefined
  hasLogo: boolean
  onAgain: () => void
}

function Next({ item, brandId, hasLogo, onAgain }: NextProps) {
  const download = async () => {
    const file = generatedFileName(item.title, item.mime_type)
    if (await saveGenerated(item, file)) toast.success(fill(t.downloaded, { file }))
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        <Button size="large" onClick={() => void download()}>
          <Download aria-hidden />
          {t.download}
        </Button>
        <Button size="large" variant="secondary" onClick={onAgain}>
          <Sparkles aria-hidden />
          {t.makeAnother}
        </Button>
      </div>
      {item.caption && <CopyBlock label={t.caption} text={item.caption} />}
      {item.hashtags && item.hashtags.length > 0 && <CopyBlock label={t.hashtags} text={hashtagLine(item.hashtags)} />}
      <nav aria-label={t.next} className="flex flex-col items-start gap-1 border-t border-border pt-5 [&>a]:-ms-3.5">
        <ButtonLink variant="ghost" to={`/dashboard/brands?edit=${brandId}`}>
          <Palette aria-hidden />
          {hasLogo ? t.addYourVoice : t.addYourLogoAndVoice}
        </ButtonLink>
        <ButtonLink variant="ghost" to="/dashboard/generator">
          <Share2 aria-hidden />
          {t.openWizard}
        </ButtonLink>
      </nav>
    </div>
  )
}
