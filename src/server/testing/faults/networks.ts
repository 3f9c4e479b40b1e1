import type { Site } from '../site.ts'

interface PlainAnswer {
  status: number
  detail: string | undefined
  retryAfter: number
  body: string
}

/** The settings of a site that takes the client's address from `X-Forwarded-For`, so that a test can call from anywhere. */
export const BEHIND_PROXY = { trustProxy: ['127.0.0.1'] }

/** Posts JSON in the name of a client at `ip`; the site has to be opened with `BEHIND_PROXY`. */
export const postFrom =
  (site: Pick<Site, 'origin'>, ip: string) =>
  async (path: string, body: object): Promise<PlainAnswer> => {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    const { detail } = JSON.parse(text) as { detail?: string }
    return { status: answer.status, detail, retryAfter: Number(answer.headers.get('retry-after')), body: text }
  }

/** A client address in the network with this number; each number is another /24. */
export const inNetwork = (number: number, host = 1): string => `10.${Math.floor(number / 256)}.${number % 256}.${host}`
