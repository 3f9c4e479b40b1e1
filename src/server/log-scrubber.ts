/** Shapes of secrets that must never reach a log line, whoever put them into a string. */
const PATTERNS: [RegExp, string][] = [
  [/AIza[0-9A-Za-z_-]{20,}/g, '[key]'],
  [/signet_[\w-]{43}/g, '[token]'],
  [/\/\/[^/\s:@"]+:[^/\s@"]+@/g, '//[credentials]@'],
  [
    /(?<![\p{L}\p{M}\p{N}.!#$%&'*+=?^_{|}~-])[\p{L}\p{M}\p{N}.!#$%&'*+=?^_{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+/gu,
    '[address]',
  ],
  [/\b(token|ticket|api_key|password|k)=[^&\s"\\]+/g, '$1=[secret]'],
]

/** Secrets without a shape of their own, such as provider keys, from the moment we hold them; the newest thousand. */
const held = new Set<string>()
const HELD_MAX = 1000
/** Shorter ones would blank out ordinary words. */
const HELD_LENGTH_MIN = 8

export function keepOutOfLogs(secret: string): void {
  if (secret.length < HELD_LENGTH_MIN) return
  held.delete(secret)
  held.add(secret)
  const [oldest] = held
  if (held.size > HELD_MAX && oldest !== undefined) held.delete(oldest)
}

/** The last gate before a line is written. */
export function scrub(line: string): string {
  let clean = line
  for (const secret of held) if (clean.includes(secret)) clean = clean.replaceAll(secret, '[key]')
  for (const [pattern, instead] of PATTERNS) clean = clean.replace(pattern, instead)
  return clean
}
