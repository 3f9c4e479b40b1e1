import { api } from './api.ts'
import { hasBytes } from './content.ts'

/**
 * Fetches the bytes of an item with Content Credentials, for a download. They differ each time, so nothing keeps them.
 *
 * @throws {ApiError} if the call is refused or gets no reply
 * @throws {Error} if the reply lacks the bytes or their media type
 */
export async function fetchSigned(id: number): Promise<{ mime_type: string; content_data: string }> {
  const item = await api.content.get({ params: { id }, headers: { 'content-credentials': 'include' } })
  if (!hasBytes(item)) throw new Error(`The reply for content ${id} contains no bytes`)
  return item
}
