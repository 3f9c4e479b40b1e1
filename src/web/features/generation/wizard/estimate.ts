import type { GenerationOptions } from '#contract/generation/generator.ts'
import { thousands } from '#web/lib/format/format.ts'
import { currentLanguage, currentLocale } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'

type Pair = { type: string; platform: string }

/** Estimates the cost of the items, and of the voices of videos, in USD; null while a price is unknown. */
export function estimateCost(
  pairs: readonly Pair[],
  prices: GenerationOptions['prices'],
  isSpoken = false,
): number | null {
  const items = pairs.map(({ type, platform }) => prices?.[`${type}:${platform}`] ?? prices?.[type])
  const voices = isSpoken ? pairs.filter(({ type }) => type === 'video').map(() => prices?.['voice'] ?? 0) : []
  const each = [...items, ...voices]
  return each.every((price) => price !== undefined) ? each.reduce((sum, price) => sum + price, 0) : null
}

export interface Month {
  /** Remaining items in this month. Null if there is no limit. */
  left: number | null
  isEnough: boolean
  text: string
}

/** Computes what remains of the monthly limit after `count` more items. */
export function computeMonthUsage(usage: GenerationOptions['usage'], count: number): Month | null {
  if (!usage) return null
  if (usage.limit === 0) return { left: null, isEnough: true, text: fill(t.noLimit, { used: thousands(usage.used) }) }
  const left = Math.max(0, usage.limit - usage.used)
  const text = fill(t.monthLeft, {
    left: thousands(left),
    limit: thousands(usage.limit),
    date: utcDay(usage.resets_at),
  })
  return { left, isEnough: count <= left, text }
}

/** Formats a time as `1 December 2026 UTC`, as the server does in English. */
function utcDay(time: string): string {
  const day = new Date(time).toLocaleDateString(currentLanguage() === 'en' ? 'en-GB' : currentLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `${day} UTC`
}
