import { afterEach, beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * Requests that the browser itself makes for images and videos. The network replies of the tests answer `fetch` only.
 */
export interface MediaRequests {
  /** The URLs of the requests for video files, which get no reply, so only the page can end them. */
  started: string[]
  /** The number of those requests that the page has ended. */
  ended: () => number
}

interface Paused {
  requestId: string
  networkId: string
  request: { url: string }
}

/** Answers the requests for thumbnails and uploads with an image, and no request for the file of a content. */
export function useMediaRequests(image: string): MediaRequests {
  const [started, open] = [[] as string[], new Set<string>()]
  let ended = 0
  const onPaused = ({ requestId, networkId, request }: Paused) => {
    if (/\/thumbnail|\/api\/files\//.test(request.url)) void fulfill(requestId, image)
    else {
      started.push(request.url)
      open.add(networkId)
    }
  }
  const onFailed = ({ requestId }: { requestId: string }) => {
    if (open.delete(requestId)) ended += 1
  }
  beforeEach(async () => {
    cdp().on('Fetch.requestPaused', onPaused)
    cdp().on('Network.loadingFailed', onFailed)
    await cdp().send('Network.enable')
    await cdp().send('Fetch.enable', {
      patterns: ['content/*/thumbnail', 'content/*/file', 'files/'].map((path) => ({ urlPattern: `*/api/${path}*` })),
    })
  })
  afterEach(async () => {
    await cdp().send('Fetch.disable')
    await cdp().send('Network.disable')
    cdp().off('Fetch.requestPaused', onPaused)
    cdp().off('Network.loadingFailed', onFailed)
    started.length = 0
    open.clear()
    ended = 0
  })
  return { started, ended: () => ended }
}

const fulfill = (requestId: string, body: string) =>
  cdp().send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'image/png' }],
    body,
  })
