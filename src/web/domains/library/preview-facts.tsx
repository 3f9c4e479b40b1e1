import { useQuery } from '@tanstack/react-query'
import { Copy, Download, Heart, PencilLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { listLeftOut } from '#contract/left-out.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { OtherDesigns } from '#web/domains/directions/other-designs.tsx'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { getPixelSize } from '#web/lib/api/content.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { exactTime, fileSize } from '#web/lib/format/format.ts'
import { formatLength } from '#web/lib/format/number-format.ts'
import { getKind, optionLabel } from '#web/lib/format/option-labels.ts'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/content.ts'
import { fill, fillNodes, inSentence } from '#web/words/fill.ts'
import { BrandCheck, type RuleMarking } from './brand-check.tsx'
import { CopyBlock, hashtagLine } from './copy-block.tsx'
import { CaptionFiles } from '#web/domains/videos/caption-files.tsx'
import { TurnDesign } from '#web/domains/videos/turn-design.tsx'
import { EditDesign, TEXT_HASH } from './edit-design.tsx'
import { LeftOutWords, ModelNotes } from './left-out-words.tsx'
import { LockDesign } from './lock-design.tsx'
import { ItemLabels } from './organize/item-labels.tsx'
import type { ContentActions } from './use-content-actions.tsx'
import { OtherImages } from './other-images.tsx'
import { ProofPanel } from './proof/proof-panel.tsx'
import { VersionsStrip } from './versions/versions-strip.tsx'

interface PreviewFactsProps {
  item: ContentItem
  actions: ContentActions
  marking: RuleMarking
  /** Opens another item in the preview. */
  onOpen: (id: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** All facts of an item, and the actions on it. */
export function PreviewFacts({ item, actions, marking, onOpen, onEdit, onRemove }: PreviewFactsProps) {
  const parent = item.parent_id
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-5" tabIndex={-1}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
          {listFacts(item).map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="text-end tabular-nums">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
          {parent && (
            <div className="contents">
              <dt className="text-muted">{t.madeFrom}</dt>
              <dd className="text-end tabular-nums">
                <button type="button" className={textLinkClass} onClick={() => onOpen(parent)}>
                  {fillNodes(t.original, { parent })}
                </button>
              </dd>
            </div>
          )}
        </dl>
        <ItemLabels id={item.id} onOpen={onOpen} />
        <VersionsStrip id={item.id} onOpen={onOpen} />
        <OtherDesigns id={item.id} onOpen={onOpen} />
        <OtherImages item={item} onOpen={onOpen} />
        <TurnDesign id={item.id} kind={item.slides ? 'carousel' : item.content_type} size="small" />
        {item.content_type === 'video' && <CaptionFiles item={item} />}
        {item.brand_id !== null && <LockDesign item={item} />}
        <ProofPanel item={item} />
        <CopyBlock label={t.prompt} text={item.prompt} />
        <LeftOutWords id={item.id} texts={listLeftOut(item.notes)} />
        <ModelNotes notes={item.notes} />
        {item.caption && <CopyBlock label={t.caption} text={item.caption} />}
        {item.hashtags && item.hashtags.length > 0 && (
          <CopyBlock label={t.hashtags} text={hashtagLine(item.hashtags)} />
        )}
        {item.alt_text && <CopyBlock label={t.altText} text={writeAltTexts(item)} />}
        <BrandColors brandId={item.brand_id} />
        {item.brand_check && <BrandCheck check={item.brand_check} marking={marking} />}
      </div>
      <div className="grid grid-cols-6 gap-1.5 border-t border-border bg-surface p-4 max-lg:sticky max-lg:-bottom-4">
        <Button className="col-span-3" onClick={() => actions.download(item)}>
          <Download aria-hidden />
          {t.download}
        </Button>
        <EditDesign id={item.id} className="col-span-3" />
        <EditTextButton id={item.id} onEdit={onEdit} />
        <Button
          variant="secondary"
          className={iconClass}
          aria-label={t.favorite}
          title={t.favorite}
          aria-pressed={item.is_favorite}
          onClick={() => actions.toggleFavorite(item)}
        >
          <Heart className={item.is_favorite ? 'fill-danger text-danger' : undefined} aria-hidden />
        </Button>
        <Button
          variant="secondary"
          className={iconClass}
          aria-label={t.copy}
          title={t.copyPrompt}
          onClick={() => actions.copyPrompt(item)}
        >
          <Copy aria-hidden />
        </Button>
        <Button variant="secondary" className={iconClass} aria-label={t.delete} title={t.delete} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </>
  )
}

/** The alternative texts of all slides of a carousel, numbered. */
const writeAltTexts = ({ slides, alt_text }: ContentItem): string =>
  slides?.map((slide, index) => `${index + 1}. ${slide.alt_text}`).join('\n') ?? alt_text ?? ''

/** On a phone, the editor shows the texts beside the design, where the form would cover it. */
function EditTextButton({ id, onEdit }: { id: number; onEdit: () => void }) {
  const navigate = useNavigate()
  return (
    <Button
      className="col-span-3"
      variant="secondary"
      onClick={() => (isPhone() ? void navigate(`/dashboard/content/${id}/edit${TEXT_HASH}`) : onEdit())}
    >
      <PencilLine aria-hidden />
      {t.editText}
    </Button>
  )
}

const isPhone = () => window.matchMedia('(width < 40rem)').matches

const iconClass = 'px-0'

function listFacts(item: ContentItem): [string, string][] {
  const { width, height } = getPixelSize(item)
  const facts: [string, string | null | undefined][] = [
    [t.type, optionLabel(getKind(item))],
    [t.brand, item.brand_name],
    [t.product, item.product_name],
    [t.pixels, `${width} × ${height}`],
    [t.length, item.duration_seconds ? formatLength(item.duration_seconds) : null],
    [t.size, item.size_bytes ? fileSize(item.size_bytes) : null],
    [t.platform, item.platform && optionLabel(item.platform)],
    [t.model, item.model_used],
    [t.created, item.created_at && exactTime(item.created_at)],
    ['ID', `#${item.id}`],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** The two colors of an item's brand as chips that copy their value. Renders nothing if the brand is unknown. */
function BrandColors({ brandId }: { brandId: number | null }) {
  const brands = useQuery({ ...brandsQuery, enabled: brandId !== null })
  const brand = brands.data?.find(({ id }) => id === brandId)
  if (!brand) return null
  const colors = [
    { label: t.primaryColor, hex: brand.primary_color },
    { label: t.secondaryColor, hex: brand.secondary_color },
  ]
  return (
    <section aria-label={t.brandColors}>
      <h3 className="text-sm">{t.brandColors}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {colors.map(({ label, hex }) => (
          <button
            key={label}
            type="button"
            aria-label={fill(t.copyColor, { name: inSentence(label), hex })}
            title={label}
            onClick={() => void copyText(hex, t.colorCopiedToClipboard)}
            className="inline-flex h-8 items-center gap-2 rounded-full border border-outline/60 pe-3 ps-1.5 text-sm tabular-nums transition-colors hover:bg-raised pointer-coarse:h-10"
          >
            <span className="size-5 rounded-full border border-outline/40" style={{ background: hex }} />
            {hex}
          </button>
        ))}
      </div>
    </section>
  )
}
