import { API_VERSION, KEY_HEADER } from './gemini/transport.ts'

const TIMEOUT_MS = 10_000

/**
 * Asks for the list of models, which costs nothing and which only a good key may have. A key whose allowance is used up is
 * a good key. The key goes in a header.
 */
export async function testGeminiKey(baseUrl: string, key: string): Promise<'accepted' | 'rejected' | 'unreachable'> {
  try {
    const { status } = await fetch(`${baseUrl}/${API_VERSION}/models?pageSize=1`, {
      headers: { [KEY_HEADER]: key },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status === 200 || status === 429) return 'accepted'
    return [400, 401, 403].includes(status) ? 'rejected' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
