/** Bytes at the start of a text in which it may name its encoding. */
const DECLARED_WITHIN = 4096

/** The charset of a Content-Type header, such as `text/html; charset=windows-1251`. */
export const readHeaderCharset = (contentType: string): string[] => findCharset(contentType)

/** The encodings that a page, a style sheet or an XML document names in its first lines: meta elements, `@charset`, declaration. */
export function readDeclaredEncodings(bytes: Uint8Array): string[] {
  const start = Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1')
  const metas = start.match(/<meta\s[^>]{1,400}/gi) ?? []
  const declaration = /^\s{0,20}<\?xml\s[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w:.-]{1,40})/i.exec(start)?.[1]
  const sheet = /^@charset\s{1,9}["']([\w:.-]{1,40})/i.exec(start)?.[1]
  return [...[declaration, sheet].flatMap((name) => name ?? []), ...metas.flatMap(findCharset)]
}

function findCharset(text: string): string[] {
  const [, name] = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i.exec(text) ?? []
  return name ? [name] : []
}
