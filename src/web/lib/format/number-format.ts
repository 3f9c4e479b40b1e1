/** `$1,234.000100`: US dollars with exactly `digits` decimals. */
export function usd(value: number, digits: number): string {
  return value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** Seconds under a minute as `12.3s`, longer as `2m 5s`. */
export function duration(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10
  if (tenths < 60) return `${tenths.toFixed(1)}s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${whole % 60}s`
}

/** `25%`: whole percent of a sum, 0 where there is none. */
export const formatPercent = (part: number, sum: number): string => `${sum > 0 ? Math.round((part / sum) * 100) : 0}%`
