import { Copy, Download, Heart, Trash2 } from 'lucide-react'
import type { ContentItem } from '#contract/content.ts'
import { sizeOf } from '#web/lib/content.ts'
import { exactTime, fileSize } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { BrandCheck } from './brand-check.tsx'
import { CopyBlock, hashtagLine } from './copy-block.tsx'
import type { ContentActions } from './use-content-actions.tsx'

interface PreviewFactsProps {
  item: ContentItem
  actions: ContentActions
}

export function PreviewFacts({ item, actions }: PreviewFactsProps) {
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
          {factsOf(item).map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="text-right tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <CopyBlock label="Prompt" text={item.prompt} />
        {item.caption && <CopyBlock label="Caption" text={item.caption} />}
        {item.hashtags && item.hashtags.length > 0 && <CopyBlock label="Hashtags" text={hashtagLine(item.hashtags)} />}
        {item.brand_check && <BrandCheck check={item.brand_check} />}
      </div>
      <div className="grid grid-cols-[1fr_auto_auto_auto] gap-2 border-t border-border p-4">
        <Button onClick={() => actions.download(item)}>
          <Download aria-hidden />
          Download
        </Button>
        <Button
          variant="secondary"
          aria-label="Favorite"
          aria-pressed={item.is_favorite}
          onClick={() => actions.toggleFavorite(item)}
        >
          <Heart className={item.is_favorite ? 'fill-danger text-danger' : undefined} aria-hidden />
        </Button>
        <Button variant="secondary" aria-label="Copy" onClick={() => actions.copyPrompt(item)}>
          <Copy aria-hidden />
        </Button>
        <Button variant="secondary" aria-label="Delete" onClick={() => actions.remove(item)}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </>
  )
}

function factsOf(item: ContentItem): [string, string][] {
  const { width, height } = sizeOf(item)
  const facts: [string, string | null | undefined][] = [
    ['Type', item.content_type === 'video' ? 'Video' : 'Image'],
    ['Brand', item.brand_name],
    ['Dimensions', `${width} × ${height} px`],
    ['Platform', item.platform && item.platform.charAt(0).toUpperCase() + item.platform.slice(1)],
    ['File size', item.size_bytes ? fileSize(item.size_bytes) : null],
    ['Made by', item.model_used],
    ['Created', exactTime(item.created_at)],
    ['ID', `#${item.id}`],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
