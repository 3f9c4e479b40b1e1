/** Patterns of secrets that must never be logged. */
const PATTERNS: [RegExp, string][] = [
  [/AIza[0-9A-Za-z_-]{20,}/g, '[key]'],
  [/signet_[\w-]{43}/g, '[token]'],
  [/\/\/[^/\s:@"]+:[^/\s@"]+@/g, '//[credentials]@'],
  [
    /(?<![\p{L}\p{M}\p{N}.!#$%&'*+=?^_{|}~-])[\p{L}\p{M}\p{N}.!#$%&'*+=?^_{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+/gu,
    '[address]',
  ],
  [/\/feeds\/[\w-]{20,}/g, '/feeds/[secret]'],
  [/\b(token|ticket|api_key|password|k)=[^&\s"\\]+/g, '$1=[secret]'],
]

/** Secrets without a pattern, such as provider keys: the 1,000 newest that this process has used. */
const held = new Set<string>()
const HELD_MAX = 1000
/** Shorter ones would also match ordinary words. */
const HELD_LENGTH_MIN = 8

export function keepOutOfLogs(secret: string): void {
  if (secret.length < HELD_LENGTH_MIN) return
  held.delete(secret)
  held.add(secret)
  const [oldest] = held
  if (held.size > HELD_MAX && oldest !== undefined) held.delete(oldest)
}

/** Removes secrets from a log line before it is written. */
export function scrub(line: string): string {
  let clean = line
  for (const secret of held) if (clean.includes(secret)) clean = clean.replaceAll(secret, '[key]')
  for (const [pattern, instead] of PATTERNS) clean = clean.replace(pattern, instead)
  return clean
}
