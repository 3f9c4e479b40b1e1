import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OutdatedDesign } from '#contract/brand-updates/brand-updates.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/brand-updates.ts'
import { fill } from '#web/words/fill.ts'
import { BeforeAfter } from './before-after.tsx'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'

interface OutdatedDesignCardProps {
  brandId: number
  design: OutdatedDesign
  isChosen: boolean
  onToggle: () => void
}

/** A design before and after the update, with a check box that includes it. */
export function OutdatedDesignCard({ brandId, design, isChosen, onToggle }: OutdatedDesignCardProps) {
  const { content_id, thumbnail_url, width, height, is_painted, is_approved, is_locked } = design
  const title = design.title ?? t.untitled
  const card = useRef<HTMLLIElement>(null)
  const isSeen = useInView(card, 0.1)
  const preview = useQuery({
    queryKey: ['brand-updates', brandId, 'preview', content_id],
    queryFn: ({ signal }) =>
      brandUpdatesApi.brandUpdates.preview({ params: { id: brandId }, body: { content_id }, signal }),
    enabled: isSeen,
    gcTime: 0,
    retry: 1,
  })
  return (
    <li ref={card} className="flex min-w-0 flex-col gap-1.5">
      <BeforeAfter
        before={thumbnail_url}
        after={preview.data ? dataUrl(preview.data.image) : null}
        title={title}
        size={{ width, height }}
      />
      <Checkbox label={title} aria-label={fill(t.chooseDesign, { title })} checked={isChosen} onChange={onToggle} />
      <p className="-mt-2 ps-7 text-xs text-muted tabular-nums">{sizeLabel(`${width}x${height}`)}</p>
      {is_painted && <p className="text-xs text-muted">{t.painted}</p>}
      {is_approved && <p className="text-xs text-muted">{t.approved}</p>}
      {is_locked && <p className="text-xs text-muted">{t.locked}</p>}
      {preview.data?.passed === false && <p className="text-xs text-muted">{t.offBrand}</p>}
      {preview.isError && <p className="text-xs text-danger">{t.previewFailed}</p>}
    </li>
  )
}
