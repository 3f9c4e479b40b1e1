import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { contentData, getPixelSize } from '#web/lib/api/content.ts'
import { motifsQuery } from '#web/lib/api/designs.ts'
import { useMakeVersion } from '#web/lib/api/use-make-version.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OfferSection } from '#web/ui/layout/offer-section.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

interface OtherImagesProps {
  item: ContentItem
  /** Opens the new version. */
  onOpen: (id: number) => void
}

/** Offers other drawn objects for an image, and none. Nothing for a design with an image of its own, a carousel, or a video. */
export function OtherImages({ item, onOpen }: OtherImagesProps) {
  const [isOpen, setOpen] = useState(false)
  const isImage = item.content_type === 'image' && !item.slides
  const details = useQuery({ ...contentData(item.id), enabled: isImage }).data
  if (!isImage || !details?.has_motif) return null
  return (
    <OfferSection
      title={t.otherPictures}
      hint={t.otherPicturesHint}
      icon={Images}
      show={t.show}
      label={t.showOtherPictures}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      {isOpen && <Choices item={item} onOpen={onOpen} />}
    </OfferSection>
  )
}

function Choices({ item, onOpen }: OtherImagesProps) {
  const motifs = useQuery(motifsQuery(item.id))
  const { making, make } = useMakeVersion(item.id, onOpen)
  const { width, height } = getPixelSize(item)
  const shape = { aspectRatio: `${width} / ${height}` }
  if (motifs.isError)
    return (
      <div className="mt-2">
        <Banner onRetry={() => void motifs.refetch()}>{t.picturesNotDrawn}</Banner>
      </div>
    )
  if (motifs.data?.length === 0) return <p className="mt-2 text-sm text-muted">{t.noOtherImages}</p>
  return (
    <ul className="mt-2 grid grid-cols-3 gap-2" aria-busy={motifs.isPending}>
      {motifs.data?.map((choice, index) => (
        <li key={choice.motif ?? ''}>
          <button
            type="button"
            disabled={making !== null}
            aria-busy={making?.motif === choice.motif}
            onClick={() => void make({ motif: choice.motif })}
            className="block w-full overflow-hidden rounded-sm text-start outline-offset-2 hover:outline-2 hover:outline-outline disabled:opacity-60"
          >
            <img src={dataUrl(choice.image)} alt="" className="block w-full" style={shape} />
            <span className="block py-0.5 text-xs text-muted">
              {choice.motif === null ? t.withoutPicture : fill(t.withPicture, { number: index + 1 })}
            </span>
          </button>
        </li>
      )) ??
        Array.from({ length: 3 }, (_none, index) => <li key={index} className="skeleton rounded-sm" style={shape} />)}
    </ul>
  )
}
