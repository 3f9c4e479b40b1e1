import { Copy, Download, Heart, PencilLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ContentItem } from '#contract/content.ts'
import { getPixelSize } from '#web/lib/api/content.ts'
import { exactTime, fileSize } from '#web/lib/format/format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { BrandCheck, type RuleMarking } from './brand-check.tsx'
import { BrandColors } from './brand-colors.tsx'
import { CopyBlock, hashtagLine } from './copy-block.tsx'
import { EditDesign, TEXT_HASH } from './edit-design.tsx'
import type { ContentActions } from './use-content-actions.tsx'
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
              <dd className="text-right tabular-nums">{value}</dd>
            </div>
          ))}
          {parent && (
            <div className="contents">
              <dt className="text-muted">Made from</dt>
              <dd className="text-right tabular-nums">
                <button type="button" className={textLinkClass} onClick={() => onOpen(parent)}>
                  Original #{parent}
                </button>
              </dd>
            </div>
          )}
        </dl>
        <VersionsStrip id={item.id} onOpen={onOpen} />
        <CopyBlock label="Prompt" text={item.prompt} />
        {item.caption && <CopyBlock label="Caption" text={item.caption} />}
        {item.hashtags && item.hashtags.length > 0 && <CopyBlock label="Hashtags" text={hashtagLine(item.hashtags)} />}
        {item.alt_text && <CopyBlock label="Alt text" text={item.alt_text} />}
        <BrandColors brandId={item.brand_id} />
        {item.brand_check && <BrandCheck check={item.brand_check} marking={marking} />}
      </div>
      <div className="grid grid-cols-6 gap-1.5 border-t border-border bg-surface p-4 max-lg:sticky max-lg:-bottom-4">
        <Button className="col-span-3" onClick={() => actions.download(item)}>
          <Download aria-hidden />
          Download
        </Button>
        <EditDesign id={item.id} className="col-span-3" />
        <EditTextButton id={item.id} onEdit={onEdit} />
        <Button
          variant="secondary"
          className={iconClass}
          aria-label="Favorite"
          title="Favorite"
          aria-pressed={item.is_favorite}
          onClick={() => actions.toggleFavorite(item)}
        >
          <Heart className={item.is_favorite ? 'fill-danger text-danger' : undefined} aria-hidden />
        </Button>
        <Button
          variant="secondary"
          className={iconClass}
          aria-label="Copy"
          title="Copy prompt"
          onClick={() => actions.copyPrompt(item)}
        >
          <Copy aria-hidden />
        </Button>
        <Button variant="secondary" className={iconClass} aria-label="Delete" title="Delete" onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </>
  )
}

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
      Edit text
    </Button>
  )
}

const isPhone = () => window.matchMedia('(width < 40rem)').matches

const iconClass = 'px-0'

function listFacts(item: ContentItem): [string, string][] {
  const { width, height } = getPixelSize(item)
  const facts: [string, string | null | undefined][] = [
    ['Type', item.content_type === 'video' ? 'Video' : 'Image'],
    ['Brand', item.brand_name],
    ['Product', item.product_name],
    ['Pixels', `${width} × ${height}`],
    ['Length', item.duration_seconds ? `${Number(item.duration_seconds.toFixed(1))} s` : null],
    ['Size', item.size_bytes ? fileSize(item.size_bytes) : null],
    ['Platform', item.platform && optionLabel(item.platform)],
    ['Model', item.model_used],
    ['Created', item.created_at && exactTime(item.created_at)],
    ['ID', `#${item.id}`],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
