/** The bytes behind base64 as a `data:` address, which the content security policy allows for pictures. */
export const dataUrl = (item: { mime_type: string; content_data: string }): string =>
  `data:${item.mime_type};base64,${item.content_data}`

/** Hands base64 bytes to the browser's downloads under `fileName`. */
export function saveFile(item: { mime_type: string; content_data: string }, fileName: string): void {
  const bytes = Uint8Array.from(atob(item.content_data), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: item.mime_type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
