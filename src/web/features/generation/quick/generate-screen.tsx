import { useQuery } from '@tanstack/react-query'
import { GalleryHorizontalEnd } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'
import { useQuickGeneration } from '#web/lib/jobs/use-quick-generation.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/quick-generate.ts'
import { GenerateForm } from './generate-form.tsx'
import { GeneratePreview } from './generate-preview.tsx'

export function GenerateScreen() {
  const brands = useQuery(brandsQuery)
  const { generation, generate, cancel } = useQuickGeneration()
  const preview = useRef<HTMLDivElement>(null)
  const isBusy = generation.status === 'busy'
  useEffect(() => {
    const top = preview.current?.getBoundingClientRect().top ?? 0
    const isOutOfSight = top < 0 || top > window.innerHeight * 0.6
    if (generation.status !== 'idle' && isOutOfSight)
      preview.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [generation.status])

  return (
    <PageFrame title={t.quickGenerate} lead={t.oneSentenceInOneFinished} actions={<NewCarouselButton />}>
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
          {t.picturesAreMadeForA}
        </Banner>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-10">
        <GenerateForm brands={brands.data ?? []} isBusy={isBusy} onSubmit={generate} />
        <div ref={preview} className="min-w-0 scroll-mt-2 lg:sticky lg:top-22">
          <GeneratePreview generation={generation} onCancel={cancel} onRegenerate={generate} />
        </div>
      </div>
    </PageFrame>
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
