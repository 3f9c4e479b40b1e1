// oxlint-disable-next-line no-control-regex -- these are the characters that PostgreSQL's text or our emails cannot hold
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\u007f]/

/** The name of the first field whose text, or a name within it, holds control characters or half a surrogate pair; null when all are clean. */
export function uncleanField(value: unknown, name = ''): string | null {
  if (typeof value === 'string') return isUnclean(value) ? name : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    if (isUnclean(key)) return name
    const found = uncleanField(part, name ? `${name}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

const isUnclean = (text: string): boolean => CONTROLS.test(text.replaceAll('\r\n', '\n')) || !text.isWellFormed()
