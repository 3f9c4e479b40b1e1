/** `$1,234.000100`: US dollars with exactly `digits` decimals. */
export function usd(value: number, digits: number): string {
  return value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** Formats seconds as `12.3s`, from a minute on as `2m 5s`. */
export function duration(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10
  if (tenths < 60) return `${tenths.toFixed(1)}s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${whole % 60}s`
}

/** The share of a total as a whole percentage, `25%`. `0%` if the total is 0. */
export const formatPercent = (part: number, sum: number): string => `${sum > 0 ? Math.round((part / sum) * 100) : 0}%`
