import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Eye, GalleryHorizontalEnd } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PreviewUpload } from '#contract/generation/request-preview.ts'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { PreviewDrawer } from '#web/domains/request-preview/preview-drawer.tsx'
import { PreviewPanel } from '#web/domains/request-preview/preview-panel.tsx'
import type { AskedRequest } from '#web/domains/request-preview/asked-request.ts'
import { useRequestPreview } from '#web/domains/request-preview/use-request-preview.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { requestPreviewApi } from '#web/lib/api/request-previews.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'
import { type Brief, type Images, useQuickGeneration } from '#web/lib/jobs/use-quick-generation.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/quick-generate.ts'
import { t as p } from '#web/words/request-preview.ts'
import { GenerateForm } from './generate-form.tsx'
import { GeneratePreview } from './generate-preview.tsx'

export function GenerateScreen() {
  const brands = useQuery(brandsQuery)
  const { generation, generate, cancel } = useQuickGeneration()
  const preview = useRef<HTMLDivElement>(null)
  const isBusy = generation.status === 'busy'
  const { live, panel, asked, ask, submit } = useLiveRequest(generate)
  const [isOpen, setOpen] = useState(false)
  // After a change of the request, its preview takes the place of the result.
  const [isResultShown, setResultShown] = useState(true)
  const hasPreview = asked !== null && !live.isMissing
  const hasBoth = generation.status === 'done' && hasPreview
  useEffect(() => {
    const top = preview.current?.getBoundingClientRect().top ?? 0
    const isOutOfSight = top < 0 || top > window.innerHeight * 0.6
    if (generation.status !== 'idle' && isOutOfSight)
      preview.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [generation.status])

  return (
    <PageFrame title={t.quickGenerate} lead={t.lead} actions={<NewCarouselButton />}>
      {brands.isError && (
        <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, BRANDS_LOAD_FAILED)}</Banner>
      )}
      {brands.data?.length === 0 && (
        <Banner
          tone="info"
          actions={
            <ButtonLink size="small" to="/dashboard/brands?new">
              {t.newBrand}
            </ButtonLink>
          }
        >
          {t.noBrandsHint}
        </Banner>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-10">
        <GenerateForm
          brands={brands.data ?? []}
          isBusy={isBusy}
          onSubmit={(brief) => {
            setResultShown(true)
            submit(brief)
          }}
          onAsk={(request, images) => {
            ask({ asked: request, pictures: images })
            if (generation.status === 'done') setResultShown(false)
          }}
          marked={live.pointed?.span}
          aside={hasPreview && <PreviewButton onClick={() => setOpen(true)} />}
        />
        <div ref={preview} className="min-w-0 scroll-mt-2 lg:sticky lg:top-22">
          {hasBoth && <ViewSwitch isResultShown={isResultShown} onChange={setResultShown} />}
          {hasBoth && !isResultShown && (
            <div className="max-lg:hidden">
              <PreviewPanel {...panel} />
            </div>
          )}
          <div className={clsx(hasBoth && !isResultShown && 'lg:hidden')}>
            <GeneratePreview
              generation={generation}
              onCancel={cancel}
              onRegenerate={(brief) => generate(generation.status === 'done' ? { ...brief, seed: undefined } : brief)}
            >
              {hasPreview && <PreviewPanel {...panel} />}
            </GeneratePreview>
          </div>
        </div>
      </div>
      <PreviewDrawer isOpen={isOpen && hasPreview} onClose={() => setOpen(false)}>
        <PreviewPanel {...panel} isTitled />
      </PreviewDrawer>
    </PageFrame>
  )
}

interface WrittenRequest {
  asked: AskedRequest | null
  pictures: Images
}

const NO_IMAGES: Images = { logo: undefined, references: [] }

/** The request that is being written with its preview. What is made of it is the design of the preview. */
function useLiveRequest(generate: (brief: Brief) => void) {
  const [{ asked, pictures }, ask] = useState<WrittenRequest>({ asked: null, pictures: NO_IMAGES })
  const kept = useKeptImages(pictures)
  const shown = asked && { ...asked, ...(kept.pictures.length > 0 && { pictures: kept.pictures }) }
  const live = useRequestPreview(shown, { onImagesLost: kept.renew })
  const submit = (brief: Brief) => generate({ ...brief, ...live.take() })
  const note = !kept.isWhole && p.picturesComeLater
  const panel = { live, dimensions: asked?.dimensions ?? '', note }
  return { live, panel, asked, ask, submit }
}

const IMAGE_KEY = 'preview picture'

/** Numbers of picked files: two of them can have the same name. */
const numbers = new WeakMap<File, number>()
let lastNumber = 0
function numberFile(file: File): number {
  const number = numbers.get(file) ?? (lastNumber += 1)
  numbers.set(file, number)
  return number
}

/** Sends the pictures of a request once, for its previews. The request that is made gets the files themselves. */
function useKeptImages({ logo, references }: Images) {
  const client = useQueryClient()
  const picked = [
    ...(logo ? [{ file: logo, part: 'image' as const }] : []),
    ...references.map((file) => ({ file, part: 'references' as const })),
  ]
  const sent = useQueries({
    queries: picked.map(({ file, part }) => ({
      queryKey: [IMAGE_KEY, part, numberFile(file)],
      queryFn: ({ signal }: { signal: AbortSignal }) => keep(part, file, signal),
      retry: false,
      staleTime: Infinity,
      gcTime: 60_000,
    })),
  })
  const images = sent.flatMap(({ data }) => data ?? [])
  return {
    pictures: images,
    /** Whether the server has all of them. It refuses what is no picture, as the request itself does. */
    isWhole: images.length >= picked.length,
    /** Sends them again, if the server has them no longer. */
    renew: () => void client.resetQueries({ queryKey: [IMAGE_KEY] }),
  }
}

async function keep(part: 'image' | 'references', file: File, signal: AbortSignal): Promise<PreviewUpload[]> {
  return (await requestPreviewApi.requestPreviews.keepPictures({ form: {}, files: { [part]: [file] }, signal }))
    .pictures
}

/** Opens the preview where there is no space for it beside the form. */
function PreviewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="large" className="lg:hidden" aria-haspopup="dialog" onClick={onClick}>
      <Eye aria-hidden />
      {p.openPreview}
    </Button>
  )
}

function ViewSwitch({
  isResultShown,
  onChange,
}: {
  isResultShown: boolean
  onChange: (isResultShown: boolean) => void
}) {
  return (
    <div className="mb-4 max-lg:hidden">
      <Segmented
        label={p.shown}
        value={isResultShown ? 'result' : 'preview'}
        onChange={(value) => onChange(value === 'result')}
        options={[
          { value: 'result', label: p.result },
          { value: 'preview', label: p.preview },
        ]}
      />
    </div>
  )
}

const NewCarouselDialog = lazyOnDemand(
  async () => (await import('#web/domains/carousels/new-carousel-dialog.tsx')).NewCarouselDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the form that makes a carousel. */
function NewCarouselButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <GalleryHorizontalEnd aria-hidden />
        {t.newCarousel}
      </Button>
      <NewCarouselDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
