import type { PreviewImage } from '#contract/designs/design-preview.ts'

/** An image under an object URL. Call `revoke` when it is no longer shown. */
export interface ShownImage {
  url: string
  revoke: () => void
}

/**
 * Creates an object URL of a drawn image. Decodes the image first, so that showing it does not flicker.
 *
 * @throws {DOMException} if the bytes are not an image
 */
export async function showImage({ mime_type: type, content_data: data }: PreviewImage): Promise<ShownImage> {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const image = new Image()
  image.src = url
  await image.decode()
  return { url, revoke: () => URL.revokeObjectURL(url) }
}
