/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets save it. Null for other encodings, whose letters would
 * become others.
 */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
