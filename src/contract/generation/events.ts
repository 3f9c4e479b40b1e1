/**
 * Server-sent events: each is one `data:` line of JSON and a blank line; lines that begin with `:` only keep the connection
 * alive. They are read with fetch, because EventSource cannot send the bearer token.
 */
export async function* readEvents(answer: Response): AsyncGenerator<unknown, void> {
  const reader = answer.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
    }
  } finally {
    await reader.cancel()
  }
}

/** Serializes one event. */
export const writeEvent = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`
