/** `$1,234.0001`: US dollars with exactly `digits` decimals. */
export function formatUsd(value: number, digits = 4): string {
  return value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
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
  if (hasEnded && seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** The share of a total as a whole percentage, `25%`. `0%` if the total is 0. */
export const formatPercent = (part: number, sum: number): string => `${sum > 0 ? Math.round((part / sum) * 100) : 0}%`
