import { DEFAULT_CONTENT_SIZES } from '#contract/platforms/presets.ts'
import type { Answers } from '../replies/agreed-replies.ts'

/** Answers with the sizes that were saved last. */
export function storeSizes(): Answers {
  let stored = JSON.stringify({ content_sizes: DEFAULT_CONTENT_SIZES })
  return {
    'GET /api/config': () => new Response(stored),
    'PUT /api/config': (_, sent) => {
      if (typeof sent === 'string') stored = sent
      return { message: 'Saved' }
    },
  }
}
