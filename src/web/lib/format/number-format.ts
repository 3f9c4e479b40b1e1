import { currentLocale, leftToRight } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'

/** `$1,234.0001`: US dollars with exactly `digits` decimals. */
export function formatUsd(value: number, digits = 4): string {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return leftToRight(value.toLocaleString(currentLocale(), { ...options, ...decimals }))
}

/** Formats seconds as `12.3s`, from a minute on as `2m 5s`. */
export function formatDuration(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10
  if (tenths < 60) return `${tenths.toFixed(1)}s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${whole % 60}s`
}

/** `8 s`, `1 min 20 s`: the time of a job or item. With `hasEnded`, times under ten seconds keep one decimal. */
export function formatElapsed(seconds: number, hasEnded = false): string {
  if (hasEnded && seconds < 10) return fill(t.seconds, { seconds: seconds.toFixed(1) })
  const whole = Math.round(seconds)
  return whole < 60
    ? fill(t.seconds, { seconds: whole })
    : fill(t.minutesSeconds, { minutes: Math.floor(whole / 60), seconds: whole % 60 })
}

/** The share of a total as a whole percentage, `25%`. `0%` if the total is 0. */
export const formatPercent = (part: number, sum: number): string => `${sum > 0 ? Math.round((part / sum) * 100) : 0}%`
