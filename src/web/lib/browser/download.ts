/** The bytes behind base64 as a `data:` address, which the content security policy allows for pictures. */
export const dataUrl = (item: { mime_type: string; content_data: string }): string =>
  `data:${item.mime_type};base64,${item.content_data}`

/** Hands base64 bytes to the browser's downloads under `fileName`. */
export function saveFile(item: { mime_type: string; content_data: string }, fileName: string): void {
  const bytes = Uint8Array.from(atob(item.content_data), (character) => character.charCodeAt(0))
  save(new Blob([bytes], { type: item.mime_type }), fileName)
}

/** Hands text to the browser's downloads as UTF-8. */
export function saveText(text: string, mimeType: string, fileName: string): void {
  save(new Blob([text], { type: `${mimeType};charset=utf-8` }), fileName)
}

/** Lets the browser fetch an address of ours straight to the disk, however large it is. */
export function saveFrom(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  saveFrom(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
