import { Link } from 'react-router'
import type { OffBrandDesign } from '#contract/brand-updates/consistency.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/consistency.ts'

interface OffBrandCardProps {
  designs: readonly OffBrandDesign[]
  /** How many designs fail a rule; the list has the worst of them. */
  total: number
}

/** The designs that fail a rule, each linked to its preview in the library. */
export function OffBrandCard({ designs, total }: OffBrandCardProps) {
  if (designs.length === 0)
    return (
      <Card title={t.offBrand}>
        <p className="text-muted">{t.noneOffBrand}</p>
      </Card>
    )
  const shown = designs.length
  const text =
    total > shown ? fill(t.offBrandShown, { shown: thousands(shown), total: thousands(total) }) : t.offBrandText
  return (
    <Card title={t.offBrand} text={text}>
      <ul className="-mx-2 grid gap-x-4 gap-y-1 lg:grid-cols-2">
        {designs.map((design) => (
          <DesignLink key={design.content_id} design={design} />
        ))}
      </ul>
    </Card>
  )
}

function DesignLink({ design }: { design: OffBrandDesign }) {
  const { content_id, title, score, created_at, failed, thumbnail_url } = design
  return (
    <li className="min-w-0">
      <Link
        to={`/dashboard/content?item=${content_id}`}
        className="flex h-full items-start gap-3.5 rounded-md p-2 hover:bg-raised"
      >
        <img
          src={thumbnail_url}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded-sm bg-media object-contain"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="min-w-0 truncate font-medium">
              {title ?? t.untitled}
            </span>
            <span className="shrink-0 text-sm text-muted">
              <Timestamp time={created_at} />
            </span>
          </span>
          <span className="block text-sm tabular-nums">{fill(t.scoreOf, { score: thousands(score) })}</span>
          <span className="block text-sm text-muted">{failed.map(translateSentence).join(' · ')}</span>
        </span>
      </Link>
    </li>
  )
}
