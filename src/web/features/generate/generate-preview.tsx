import { useEffect, useState } from 'react'
import type { Client } from '#contract/client.ts'
import type { Api } from '#contract/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyFrames } from '#web/ui/drawings.tsx'
import type { Brief } from './generate-form.tsx'
import { GenerateResult } from './generate-result.tsx'

export type GeneratedItem = Awaited<ReturnType<Client<Api>['content']['generate']>>

export type Generation =
  | { status: 'idle' }
  | { status: 'busy'; brief: Brief; startedAt: number }
  | { status: 'done'; brief: Brief; result: GeneratedItem }
  | { status: 'failed'; brief: Brief; message: string }

interface GeneratePreviewProps {
  generation: Generation
  onCancel: () => void
  onRegenerate: (brief: Brief) => void
}

export function GeneratePreview({ generation, onCancel, onRegenerate }: GeneratePreviewProps) {
  if (generation.status === 'busy')
    return <Busy brief={generation.brief} startedAt={generation.startedAt} onCancel={onCancel} />
  if (generation.status === 'failed') {
    return (
      <div className="flex flex-col gap-4">
        <Banner onRetry={() => onRegenerate(generation.brief)}>{generation.message}</Banner>
        <Idle />
      </div>
    )
  }
  if (generation.status === 'done') {
    return (
      <GenerateResult
        brief={generation.brief}
        result={generation.result}
        onRegenerate={() => onRegenerate(generation.brief)}
      />
    )
  }
  return <Idle />
}

function Idle() {
  return (
    <section
      aria-label="Preview"
      className="grid min-h-72 place-content-center justify-items-center gap-5 rounded-lg bg-raised px-6 text-center lg:min-h-[min(38rem,calc(100dvh-14rem))]"
    >
      <EmptyFrames className="h-32 [&_.fill-raised]:fill-surface" />
      <p className="max-w-64 text-balance text-muted">Your picture or video appears here, in its true proportions.</p>
    </section>
  )
}

function Busy({ brief, startedAt, onCancel }: { brief: Brief; startedAt: number; onCancel: () => void }) {
  const seconds = useSecondsSince(startedAt)
  const [width = 1, height = 1] = brief.dimensions.split('x').map(Number)
  return (
    <section aria-label="Progress" aria-busy className="overflow-hidden rounded-lg bg-raised p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 role="status" className="text-md">
            Generating Content
          </h2>
          <p className="text-sm text-muted">
            Composing words, colors and logo at {brief.dimensions.replace('x', ' × ')}.
          </p>
        </div>
        <div className="flex items-center gap-4">
          <span className="text-sm text-muted tabular-nums">{seconds} s</span>
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
      <div role="progressbar" aria-label="Generating" className="mt-4 h-1 overflow-hidden rounded-full bg-pressed">
        <div className="h-full w-1/3 animate-[slide_1.4s_ease-in-out_infinite] rounded-full bg-accent" />
      </div>
      <div
        className="skeleton mx-auto mt-6 max-h-[30rem] max-w-full rounded-md bg-surface"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(30 * width) / height}rem)` }}
      />
    </section>
  )
}

function useSecondsSince(start: number): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - start) / 1000))
}
