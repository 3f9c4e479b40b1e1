import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { listLeftOut } from '#contract/left-out.ts'
import { OtherDesigns } from '#web/domains/directions/other-designs.tsx'
import { contentData } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { generatedFileName } from '#web/lib/format/file-names.ts'
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'
import { toast } from '#web/lib/browser/toast.ts'
import type { Brief, GeneratedItem } from '#web/lib/jobs/use-quick-generation.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { BrandCheck } from '#web/domains/library/brand-check.tsx'
import { CopyBlock, hashtagLine } from '#web/domains/library/copy-block.tsx'
import { LeftOutWords, ModelNotes } from '#web/domains/library/left-out-words.tsx'
import { saveGenerated } from '#web/domains/library/save-generated.ts'
import { TurnDesign } from '#web/domains/videos/turn-design.tsx'
import { EditDesign } from '#web/domains/library/edit-design.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/quick-generate.ts'

const FITS = [
  { value: 'fit', label: t.fit },
  { value: 'full', label: t.full },
] as const

const FIT_CLASS = {
  fit: 'max-h-[min(42rem,calc(100dvh-18rem))] max-w-full rounded-sm object-contain',
  full: 'max-w-none',
}

interface GenerateResultProps {
  brief: Brief
  /** Only the bytes and their media type are certain to be present. */
  result: GeneratedItem
  onRegenerate: () => void
}

export function GenerateResult({ brief, result: created, onRegenerate }: GenerateResultProps) {
  const [versionId, setVersionId] = useState(created.id)
  const version = useQuery({ ...contentData(versionId ?? 0), enabled: versionId !== created.id }).data
  const result: GeneratedItem = versionId === created.id ? created : (version ?? created)
  const [fit, setFit] = useState<'fit' | 'full'>('fit')
  const download = async () => {
    const file = generatedFileName(result.title ?? brief.title, result.mime_type)
    if (await saveGenerated(result, file)) toast.success(fill(t.downloaded, { file }))
  }
  return (
    <section aria-label={t.preview} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void download()}>
          <Download aria-hidden />
          {t.download}
        </Button>
        {result.id !== undefined && <EditDesign id={result.id} />}
        {result.id !== undefined && (
          <TurnDesign id={result.id} kind={result.mime_type.startsWith('video/') ? 'video' : 'image'} />
        )}
        <Button variant="secondary" onClick={onRegenerate}>
          <RefreshCw aria-hidden />
          {t.regenerate}
        </Button>
        <ButtonLink to="/dashboard/generator" variant="ghost">
          {t.generator}
        </ButtonLink>
        <ButtonLink to="/dashboard/content" variant="ghost">
          {t.viewAll}
        </ButtonLink>
        <div className="ms-auto">
          <Segmented label={t.display} value={fit} onChange={setFit} options={FITS} />
        </div>
      </div>
      <div
        className={clsx('rounded-lg bg-media', fit === 'fit' ? 'grid place-items-center p-4 sm:p-6' : 'overflow-auto')}
        tabIndex={fit === 'full' ? 0 : undefined}
      >
        <Media
          brief={brief}
          result={result}
          className={clsx('animate-[appear_240ms_var(--ease-out)]', FIT_CLASS[fit])}
        />
      </div>
      {result.id !== undefined && <OtherDesigns key={result.id} id={result.id} onOpen={setVersionId} />}
      <LeftOutWords id={result.id ?? null} texts={listLeftOut(result.notes)} />
      <ModelNotes notes={result.notes} />
      {(result.caption || result.hashtags?.length || result.brand_check) && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="flex flex-col gap-5">
            {result.caption && <CopyBlock label={t.caption} text={result.caption} />}
            {result.hashtags && result.hashtags.length > 0 && (
              <CopyBlock label={t.hashtags} text={hashtagLine(result.hashtags)} />
            )}
          </div>
          {result.brand_check && <BrandCheck check={result.brand_check} />}
        </div>
      )}
    </section>
  )
}

function Media({ brief, result, className }: Pick<GenerateResultProps, 'brief' | 'result'> & { className: string }) {
  const words = result.alt_text || result.title || brief.title
  if (!result.mime_type.startsWith('video/'))
    return <img src={dataUrl(result)} alt={words || t.generatedImage} className={className} />
  return (
    <video
      src={result.file_url ?? dataUrl(result)}
      controls
      autoPlay={!prefersReducedMotion()}
      muted
      loop
      playsInline
      aria-label={words || t.generatedVideo}
      className={className}
    >
      {t.videoUnsupported}
    </video>
  )
}
