import { clsx } from 'clsx'
import type { Evidence } from '#contract/brands/site-reading/brands-import.ts'
import { EVIDENCE_SENTENCES, type EvidenceKey } from '#contract/brands/site-reading/evidence.ts'
import { t } from '#web/words/brand-import.ts'

const isEvidenceKey = (key: string): key is EvidenceKey => Object.hasOwn(EVIDENCE_SENTENCES, key)

/** The sentence in the language of the screens. */
const describe = ({ key, text, source }: Evidence): string =>
  isEvidenceKey(key) ? t[key].replace('{text}', () => text) : source

const LEVELS = [
  { min: 0.75, bars: 3, label: () => t.highConfidence },
  { min: 0.5, bars: 2, label: () => t.mediumConfidence },
  { min: 0.01, bars: 1, label: () => t.lowConfidence },
]

/** Where a value was found, and how sure that is, as one to three bars. */
export function EvidenceLine({ evidence, className }: { evidence: Evidence | undefined; className?: string }) {
  if (!evidence) return null
  const level = LEVELS.find(({ min }) => evidence.confidence >= min)
  return (
    <span className={clsx('flex min-w-0 items-baseline gap-1.5 text-xs text-muted', className)}>
      <span className="flex shrink-0 items-end gap-0.5" title={level?.label()} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'w-1 rounded-full',
              ['h-1.5', 'h-2.5', 'h-3.5'][bar - 1],
              bar <= (level?.bars ?? 0) ? 'bg-accent-ink' : 'bg-border',
            )}
          />
        ))}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {describe(evidence)}
        {level && <span className="sr-only"> {level.label()}</span>}
      </span>
    </span>
  )
}
