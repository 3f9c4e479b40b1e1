import { UPLOAD_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'

/** Uploads the image of a product. Returns its URL, or the error message of a failed upload. */
export async function sendImage(
  id: number,
  image: File,
): Promise<{ url: string; reason?: undefined } | { url?: undefined; reason: string }> {
  try {
    const { image_url } = await api.products.uploadImage({ params: { id }, files: { file: [image] } })
    return { url: image_url }
  } catch (error) {
    return { reason: getErrorMessage(error, UPLOAD_FAILED) }
  }
}
