/** A refusal with a message, as the server sends it. */
export const refuse = (detail = 'Not now') => Response.json({ detail }, { status: 403 })
/** An error without a message, so that the screen has to show its own. */
export const failWithoutMessage = () => new Response('', { status: 500 })

/** Answers a list with the part that the query asks for. `skip` is the name of its field for the number of skipped entries. */
export const sendPart = (name: string, all: readonly object[], skip: string) => (url: URL) => {
  const start = Number(url.searchParams.get(skip))
  return { [name]: all.slice(start, start + Number(url.searchParams.get('limit'))), total: all.length }
}

/** Delays a reply until `release` is called. */
export function holdReply(answer: (url: URL) => object) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: (url: URL) => promise.then(() => answer(url)), release: () => resolve() }
}

/** The id in the path of a call. */
export const idIn = ({ pathname }: URL) => Number(/\d+/.exec(pathname)?.[0])
