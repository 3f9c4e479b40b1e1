import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { contentData, getPixelSize, getTitle } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/content.ts'
import type { Rule } from './brand-check.tsx'
import { RuleHighlight } from './rule-highlight.tsx'

interface PreviewMediaProps {
  item: ContentItem
  /** The rule whose box is highlighted on the image. */
  rule: Rule | null
}

/** An item as large as its container allows: the image from the call by id, or a video player. Media that cannot be shown are hidden. */
export function PreviewMedia({ item, rule }: PreviewMediaProps) {
  const isVideo = item.content_type === 'video'
  const [isVideoBroken, setVideoBroken] = useState(!item.file_url)
  const [isBroken, setBroken] = useState(false)
  const data = useQuery({ ...contentData(item.id), enabled: !isVideo || isVideoBroken })
  const bytes = data.data?.content_data ? dataUrl(data.data) : undefined
  const videoUrl = isVideoBroken ? bytes : item.file_url
  const hasFailed = isBroken || data.isError || (data.isSuccess && !bytes)
  const { width, height } = getPixelSize(item)
  const retry = () => {
    setBroken(false)
    void data.refetch()
  }
  if (hasFailed && !(isVideo && !isVideoBroken)) return <Banner onRetry={retry}>{t.failedToLoadPreview}</Banner>
  return (
    <div
      className="relative overflow-hidden rounded-sm [--tall:56dvh] lg:[--tall:min(48rem,calc(100dvh-6rem))]"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${width}px, calc(var(--tall) * ${width / height}))`,
      }}
    >
      {isVideo ? (
        videoUrl && (
          <video
            key={videoUrl}
            src={videoUrl}
            poster={item.thumbnail_url}
            aria-label={item.alt_text || getTitle(item)}
            controls
            loop
            playsInline
            onError={() => (isVideoBroken ? setBroken(true) : setVideoBroken(true))}
            className="size-full"
          >
            {t.videoUnsupported}
          </video>
        )
      ) : (
        <Image item={item} source={bytes} onBroken={() => setBroken(true)} />
      )}
      {rule && <RuleHighlight rule={rule} width={width} height={height} />}
    </div>
  )
}

/** Shows the thumbnail until the image is loaded. */
function Image({ item, source, onBroken }: { item: ContentItem; source: string | undefined; onBroken: () => void }) {
  const [isStandIn, setStandIn] = useState(Boolean(item.thumbnail_url))
  const shown = source ?? (isStandIn ? item.thumbnail_url : undefined)
  if (!shown) return <span className="skeleton block size-full" />
  return (
    <img
      src={shown}
      alt={item.alt_text || getTitle(item)}
      onError={() => (source ? onBroken() : setStandIn(false))}
      className="size-full object-contain"
    />
  )
}
