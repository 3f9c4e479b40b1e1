/** A refusal with a message, as the server sends it. */
export const refuse = (detail = 'Not now') => Response.json({ detail }, { status: 403 })
/** An error without a message, so that the screen has to show its own. */
export const failWithoutMessage = () => new Response('', { status: 500 })

/** Delays a reply until `release` is called. */
export function holdReply(answer: (url: URL) => object) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: (url: URL) => promise.then(() => answer(url)), release: () => resolve() }
}
