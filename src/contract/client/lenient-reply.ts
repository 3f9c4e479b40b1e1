import type { Route } from '../route.ts'

/**
 * Reads a successful reply in the browser. Missing fields get the default of the reply's schema, and a reply that does not match
 * the schema is returned unchanged. Of a route with `openReply`, any body is a success.
 * Why, and what was rejected: docs/decisions/0021-lenient-replies.md.
 *
 * @throws {SyntaxError} if the reply of another route is not JSON
 */
export async function readLeniently(route: Route, answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (route.openReply) return openBody(route, text)
  if (!text && !route.reply) return undefined
  const body: unknown = JSON.parse(text)
  const schema = answer.status === 202 ? (route.accepted ?? route.reply) : route.reply
  const known = schema?.safeParse(body)
  return known?.success ? known.data : body
}

/** `{}` for a body that does not match the schema of the reply. */
function openBody({ reply }: Route, text: string): unknown {
  try {
    return reply?.parse(JSON.parse(text)) ?? {}
  } catch {
    return {}
  }
}
