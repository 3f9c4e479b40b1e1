/** A `data:` URL of base64 bytes. The content security policy allows it for images. */
export const dataUrl = (item: { mime_type: string; content_data: string }): string =>
  `data:${item.mime_type};base64,${item.content_data}`

/** Downloads base64 bytes as `fileName`. */
export function saveFile(item: { mime_type: string; content_data: string }, fileName: string): void {
  const bytes = Uint8Array.from(atob(item.content_data), (character) => character.charCodeAt(0))
  saveBlob(new Blob([bytes], { type: item.mime_type }), fileName)
}

/** Downloads text as UTF-8. */
export function saveText(text: string, mimeType: string, fileName: string): void {
  saveBlob(new Blob([text], { type: `${mimeType};charset=utf-8` }), fileName)
}

/** Downloads a URL of our server. The browser writes it to the disk while it arrives, so its size does not matter. */
export function saveFrom(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}

/** Downloads bytes. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  saveFrom(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
