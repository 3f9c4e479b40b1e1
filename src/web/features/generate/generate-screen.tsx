import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { api, messageOf } from '#web/lib/api.ts'
import { brandsQuery } from '#web/lib/brands.ts'
import { newClickKey } from '#web/lib/click-key.ts'
import { CONTENT_LISTS } from '#web/lib/content.ts'
import { toast } from '#web/lib/toast.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageFrame } from '#web/ui/page-frame.tsx'
import { GenerateForm, type Brief } from './generate-form.tsx'
import { GeneratePreview, type Generation } from './generate-preview.tsx'

const FAILED = 'Failed to generate content'

export function GenerateScreen() {
  const brands = useQuery(brandsQuery)
  const { generation, generate, cancel } = useGeneration()
  const preview = useRef<HTMLDivElement>(null)
  const isBusy = generation.status === 'busy'
  useEffect(() => {
    const top = preview.current?.getBoundingClientRect().top ?? 0
    const isOutOfSight = top < 0 || top > window.innerHeight * 0.6
    if (generation.status !== 'idle' && isOutOfSight)
      preview.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [generation.status])

  return (
    <PageFrame title="Quick Generate" lead="One sentence in, one finished picture or video out.">
      {brands.isError && (
        <Banner onRetry={() => void brands.refetch()}>{messageOf(brands.error, BRANDS_LOAD_FAILED)}</Banner>
      )}
      {brands.data?.length === 0 && (
        <Banner
          tone="info"
          actions={
            <ButtonLink size="small" to="/dashboard/brands?new">
              New Brand
            </ButtonLink>
          }
        >
          Pictures are made for a brand. Create one first; it takes a minute.
        </Banner>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-10">
        <GenerateForm brands={brands.data ?? []} isBusy={isBusy} onSubmit={generate} />
        <div ref={preview} className="min-w-0 scroll-mt-20 lg:sticky lg:top-22">
          <GeneratePreview generation={generation} onCancel={cancel} onRegenerate={generate} />
        </div>
      </div>
    </PageFrame>
  )
}

function useGeneration() {
  const client = useQueryClient()
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const generate = async (brief: Brief) => {
    const control = new AbortController()
    running.current = control
    setGeneration({ status: 'busy', brief, startedAt: Date.now() })
    const { logo, references, ...form } = brief
    try {
      const result = await api.content.generate({
        form,
        files: { image: logo ? [logo] : [], references },
        headers: { 'idempotency-key': newClickKey() },
        signal: control.signal,
      })
      setGeneration({ status: 'done', brief, result })
      toast.success('Content generated successfully! 🎉')
    } catch (error) {
      if (control.signal.aborted) return
      setGeneration({ status: 'failed', brief, message: messageOf(error, FAILED) })
      toast.error(FAILED)
    } finally {
      await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setGeneration({ status: 'idle' })
  }
  return { generation, generate: (brief: Brief) => void generate(brief), cancel }
}
