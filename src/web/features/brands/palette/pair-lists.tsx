import { Ban, Check, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { contrastText } from '#web/lib/brand/contrast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-palette.ts'
import { nameColor } from './name-color.ts'
import type { ColorPair } from './palette-pairs.ts'

interface PairListsProps {
  safe: readonly ColorPair[]
  unsafe: readonly ColorPair[]
  /** The font of the samples, as a CSS `font-family`. */
  typography: string
}

/** The pairs of text and ground to use and to avoid, each as a swatch with sample text and its contrast. */
export function PairLists({ safe, unsafe, typography }: PairListsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PairList title={t.do} label={t.pairsToUse} pairs={safe} typography={typography} icon={Check} />
      <PairList title={t.dont} label={t.pairsToAvoid} pairs={unsafe} typography={typography} icon={Ban} />
      <p className="text-xs text-muted">{t.rules}</p>
    </div>
  )
}

/** Pairs that are shown before the list is opened: three rows of the dialog. */
const SHOWN = 6

interface PairListProps {
  title: string
  label: string
  pairs: readonly ColorPair[]
  typography: string
  icon: LucideIcon
}

function PairList({ title, label, pairs, typography, icon: Icon }: PairListProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? pairs : pairs.slice(0, SHOWN)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-baseline gap-2 text-md">
        <Icon
          className={`size-4 self-center ${Icon === Check ? 'text-success' : 'text-danger'}`}
          strokeWidth={2.5}
          aria-hidden
        />
        {title}
        <span className="text-sm font-normal text-muted">{label}</span>
      </h3>
      {pairs.length === 0 && <p className="mt-2 text-sm text-muted">{t.noPairs}</p>}
      <ul
        aria-label={label}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 empty:hidden"
      >
        {shown.map((pair) => (
          <PairSwatch key={`${nameColor(pair.ink)} ${nameColor(pair.ground)}`} pair={pair} typography={typography} />
        ))}
      </ul>
      {pairs.length > SHOWN && (
        <Button variant="ghost" size="small" className="mt-2 -ms-2.5" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.showFewer : fill(t.showAll, { n: pairs.length })}
        </Button>
      )}
    </section>
  )
}

const SAMPLE = 'truncate before:content-[attr(data-sample)]'

const USES = { text: () => t.anyText, large: () => t.largeText, none: () => t.noText }

/**
 * The sample is decoration, so CSS writes it: its name below says the same, and low contrast is shown on purpose. A pair for large text
 * shows only such text.
 */
function PairSwatch({ pair, typography }: { pair: ColorPair; typography: string }) {
  const { ink, ground, ratio, lc, use } = pair
  return (
    <li className="overflow-hidden rounded-md border border-border">
      <p
        aria-hidden
        className="flex h-16 flex-col justify-center px-3 shadow-[inset_0_-1px_0_oklch(0.5_0_0/0.2)]"
        style={{ background: ground.hex, color: ink.hex, fontFamily: typography }}
      >
        <span data-sample={t.sampleHeadline} className={`${SAMPLE} text-lg leading-tight font-bold`} />
        {use !== 'large' && <span data-sample={t.sampleText} className={`${SAMPLE} text-xs`} />}
      </p>
      <div className="px-3 py-2 text-xs">
        <p className="font-medium">{fill(t.pair, { ink: nameColor(ink), ground: nameColor(ground) })}</p>
        <p className="text-muted tabular-nums">
          <bdi>{contrastText(ratio)}</bdi> · <bdi>{fill(t.lightness, { lc: Math.floor(lc) })}</bdi>
        </p>
        <p className="text-muted">{USES[use]()}</p>
      </div>
    </li>
  )
}
