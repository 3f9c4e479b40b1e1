/** Fixed, so that what is asked of the service does not move with its default. */
const API_VERSION = 'v1beta'
const TIMEOUT_MS = 10_000

/** Asks for the list of models, which costs nothing and which only a good key may have. The key goes in a header. */
export async function testGeminiKey(baseUrl: string, key: string): Promise<'accepted' | 'rejected' | 'unreachable'> {
  try {
    const { status } = await fetch(`${baseUrl}/${API_VERSION}/models?pageSize=1`, {
      headers: { 'x-goog-api-key': key },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status === 200) return 'accepted'
    return [400, 401, 403].includes(status) ? 'rejected' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
