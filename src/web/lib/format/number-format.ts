import { currentLanguage, currentLocale, leftToRight } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'

/** `$1,234.0001`: US dollars with exactly `digits` decimals. */
export function formatUsd(value: number, digits = 4): string {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return leftToRight(value.toLocaleString(currentLocale(), { ...options, ...decimals }))
}

/** `€1,299.00`: an amount in a currency (ISO 4217), with the sign that tells it from others. `most` decimals are those of the currency. */
export const formatMoney = (amount: number, currency: string, most?: number): string =>
  amount.toLocaleString(currentLocale(), { style: 'currency', currency, maximumFractionDigits: most })

/** Formats seconds as `12.3s`, from a minute on as `2m 5s`, with the signs of the language. */
export function formatDuration(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10
  if (tenths < 60) return formatSeconds(tenths)
  const whole = Math.round(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return currentLanguage() === 'en' ? `${minutes}m ${rest}s` : fill(t.minutesSeconds, { minutes, seconds: rest })
}

/** Formats seconds with one decimal: `75.2s`, `75,2 s`. */
export const formatSeconds = (seconds: number): string =>
  currentLanguage() === 'en' ? `${seconds.toFixed(1)}s` : fill(t.seconds, { seconds: formatTenths(seconds) })

/** Formats the length of a video, `6 s` or `7.5 s`. */
export const formatLength = (seconds: number): string =>
  fill(t.seconds, { seconds: seconds.toLocaleString(currentLocale(), { maximumFractionDigits: 1 }) })

const formatTenths = (value: number): string => formatDecimal(value, 1)

/** A number with exactly `digits` decimals and no separators of thousands: `1234.50`, `1234,50`. */
export const formatDecimal = (value: number, digits: number): string => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return value.toLocaleString(currentLocale(), options)
}

/** `8 s`, `1 min 20 s`: the time of a job or item. With `hasEnded`, times under ten seconds keep one decimal. */
export function formatElapsed(seconds: number, hasEnded = false): string {
  if (hasEnded && seconds < 10) return fill(t.seconds, { seconds: formatTenths(seconds) })
  const whole = Math.round(seconds)
  return whole < 60
    ? fill(t.seconds, { seconds: whole })
    : fill(t.minutesSeconds, { minutes: Math.floor(whole / 60), seconds: whole % 60 })
}

/** The share of a total as a whole percentage, `25%` or `25 %`. `0%` if the total is 0. */
export const formatPercent = (part: number, sum: number): string =>
  (sum > 0 ? Math.round((part / sum) * 100) / 100 : 0).toLocaleString(currentLocale(), { style: 'percent' })
