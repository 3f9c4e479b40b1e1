import type { QuickRequest } from '#contract/content.ts'
import type { App } from '../app.ts'
import { readContent } from '../content/content.ts'
import type { UploadedFile } from '../http/handlers.ts'
import { Problem } from '../problem.ts'
import { acceptQuick } from './accept.ts'
import { waitForItem } from './wait.ts'

/** Makes one item and waits for it. Leaving early changes nothing: the result is in the library. */
export async function quickGenerate(
  app: App,
  userId: number,
  request: QuickRequest,
  files: UploadedFile[],
  gone: AbortSignal,
) {
  const { jobId, itemIds } = await acceptQuick(app, userId, request, files)
  const { content_id, failure } = await waitForItem(app, jobId, itemIds[0] ?? 0, gone)
  if (content_id === null) throw new Problem(502, failure ?? 'Failed to generate content')
  return readContent(app, userId, content_id)
}
