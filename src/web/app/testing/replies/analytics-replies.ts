import { type Answers, IMAGE, VIDEO } from './agreed-replies.ts'
import { idIn } from './replies.ts'

/** The content of the rows of analytics: images, but for one video. */
export const ANALYTICS: Answers = { 'GET /api/content/*': (url: URL) => (idIn(url) === 24 ? VIDEO : IMAGE) }
