import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChartLine, History, type LucideIcon, Plug, RefreshCw, Shapes, Type } from 'lucide-react'
import { Link } from 'react-router'
import type { Brand } from '#contract/brands/brands.ts'
import { BRAND_COPIED, BRAND_DELETE_FAILED, BRAND_DELETED } from '#contract/messages.ts'
import { BrandTile } from '#web/domains/brands/brand-tile.tsx'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { savedHighlightClass, useSavedHighlight } from '#web/ui/behavior/use-saved-highlight.ts'
import { RecordActions } from '#web/ui/buttons/record-actions.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { t as brandUpdatesWords } from '#web/words/brand-updates.ts'
import { t } from '#web/words/brands.ts'
import { currentLanguage } from '#web/words/define-words.ts'
import { fill, fillNodes, inSentence } from '#web/words/fill.ts'
import { BrandPoster } from './brand-poster.tsx'
import { brandPath, type BrandTab, TAB_NAMES } from './page/brand-tabs.ts'

/** English has capitals by style, other languages in the label itself. */
const toneLabel = ({ brand_tone }: Brand) =>
  currentLanguage() === 'en' ? inSentence(optionLabel(brand_tone)) : optionLabel(brand_tone)

interface BrandItemProps {
  brand: Brand
  /** Whether the brand was just saved. */
  hasArrived: boolean
}

/** A brand as a poster, with what can be done with it. Its name opens its page. */
export function BrandCard({ brand, hasArrived }: BrandItemProps) {
  const { ref, isLit } = useSavedHighlight(hasArrived)
  return (
    <li className="min-w-0">
      <article
        ref={ref}
        tabIndex={-1}
        aria-label={brand.name}
        className={clsx(
          'flex h-full flex-col overflow-hidden rounded-lg border border-border bg-surface',
          savedHighlightClass(isLit),
        )}
      >
        <BrandPoster brand={brand} className="h-40" />
        <div className="flex flex-1 flex-col gap-1.5 px-4 pt-3.5 pb-2.5">
          <div className="flex items-center justify-between gap-3">
            <h2 className="min-w-0 truncate text-base font-semibold">
              <BrandNameLink brand={brand} />
            </h2>
            <Badge className="shrink-0">{toneLabel(brand)}</Badge>
          </div>
          <p dir="auto" className="line-clamp-2 min-h-10 text-sm text-muted">
            {brand.description || t.noDescriptionYet}
          </p>
          <p className="flex gap-1 text-xs text-muted">
            <span className="truncate">{firstFamily(brand.typography)}</span>
            <span className="shrink-0">{fillNodes(t.created, { date: <Timestamp time={brand.created_at} /> })}</span>
          </p>
          <div className="mt-auto -ms-2.5 flex flex-wrap pt-1.5">
            <BrandActions brand={brand} />
          </div>
          <BrandPartLinks brand={brand} />
        </div>
      </article>
    </li>
  )
}

export function BrandRow({ brand, hasArrived }: BrandItemProps) {
  const { ref, isLit } = useSavedHighlight(hasArrived)
  return (
    <li>
      <article
        ref={ref}
        tabIndex={-1}
        aria-label={brand.name}
        className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm py-2.5', savedHighlightClass(isLit))}
      >
        <BrandTile brand={brand} className="size-11" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="min-w-0 truncate text-base font-medium">
            <BrandNameLink brand={brand} />
          </h2>
          <p dir="auto" className="truncate text-sm text-muted">
            {brand.description || firstFamily(brand.typography)}
          </p>
        </div>
        <span className="hidden gap-1 sm:flex" aria-hidden>
          {[brand.primary_color, brand.secondary_color].map((hex, index) => (
            <span
              key={index}
              className="size-5 rounded-full shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.3)]"
              style={{ background: hex }}
            />
          ))}
        </span>
        <Badge className="max-sm:hidden">{toneLabel(brand)}</Badge>
        <div className="flex flex-wrap">
          <BrandActions brand={brand} />
        </div>
      </article>
    </li>
  )
}

function BrandNameLink({ brand }: { brand: Brand }) {
  return (
    <Link to={brandPath(brand.id)} className="rounded-sm hover:underline">
      <bdi>{brand.name}</bdi>
    </Link>
  )
}

function BrandActions({ brand }: { brand: Brand }) {
  const client = useQueryClient()
  const remove = async () => {
    await api.brands.remove({ params: { id: brand.id } })
    client.removeQueries({ queryKey: productsQuery(brand.id).queryKey })
    await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
  }
  return (
    <RecordActions
      editPath={`/dashboard/brands?edit=${brand.id}`}
      record={brand}
      copied={BRAND_COPIED}
      question={t.deleteBrand}
      more={fill(t.deleteBrandWarning, { name: brand.name })}
      onDelete={remove}
      deleted={BRAND_DELETED}
      describeFailure={(error) => getErrorMessage(error, BRAND_DELETE_FAILED)}
    />
  )
}

const PARTS: readonly { tab: BrandTab; icon: LucideIcon }[] = [
  { tab: 'designs', icon: RefreshCw },
  { tab: 'versions', icon: History },
  { tab: 'logos', icon: Shapes },
  { tab: 'fonts', icon: Type },
  { tab: 'consistency', icon: ChartLine },
  { tab: 'providers', icon: Plug },
]

/** The ways from the card of a brand to the parts of its page. */
function BrandPartLinks({ brand }: { brand: Brand }) {
  return (
    <nav
      aria-label={`${brandUpdatesWords.parts}: ${brand.name}`}
      className="-mx-1.5 flex flex-wrap gap-x-1 border-t border-border pt-2 text-xs"
    >
      {PARTS.map(({ tab, icon: Icon }) => (
        <Link
          key={tab}
          to={brandPath(brand.id, tab)}
          className="flex items-center gap-1.5 rounded-sm px-1.5 py-1.5 text-muted transition-colors hover:bg-raised hover:text-text pointer-coarse:py-3"
        >
          <Icon className="size-3.5" strokeWidth={1.75} aria-hidden />
          {TAB_NAMES[tab]}
          <span className="sr-only"> {brand.name}</span>
        </Link>
      ))}
    </nav>
  )
}
