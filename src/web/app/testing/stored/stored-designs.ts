import { z } from 'zod'
import { Design } from '#contract/designs/design-document.ts'
import type { DesignState, Draft } from '#contract/designs/design.ts'
import { RECORDED_STATE, DESIGN_REPLIES } from '../replies/design-replies.ts'
import { drawDesign } from '../page/drawn-design.ts'
import { createBareItem } from '../replies/library-replies.ts'
import { type Answers, IMAGE } from '../replies/agreed-replies.ts'
import { idIn } from '../replies/replies.ts'

export const DESIGN_ID = 7
export const VERSION_ID = 8

/** An image with a design, and its second picture to choose. */
const STATE: DesignState = {
  ...RECORDED_STATE,
  pictures: [
    ...RECORDED_STATE.pictures,
    { id: 'uploads/11111111111111111111111111111111.png', role: 'reference', url: '/landing/harbor-360.webp' },
  ],
}

export interface StoredDesigns {
  answers: Answers
  /** The draft of the design, which another window can replace. */
  draft: Draft | null
}

/** Answers the calls of the editor as the server does: drafts and versions come back when the editor is opened again. */
export function storeDesigns(state: DesignState = STATE): StoredDesigns {
  let version = state.saved
  const stored: StoredDesigns = {
    draft: null,
    answers: {
      ...DESIGN_REPLIES,
      'GET /api/content/*/design': (url) =>
        idIn(url) === VERSION_ID
          ? { ...state, content_id: VERSION_ID, saved: version }
          : { ...state, draft: stored.draft },
      'POST /api/content/*/design/preview': (_, sent) => drawDesign(sent),
      'PUT /api/content/*/design/draft': (_, sent) => {
        const rev = (stored.draft?.rev ?? 0) + 1
        stored.draft = { rev, updated_at: '2026-11-26T10:00:00Z', design: readDesign(sent) }
        return { rev, updated_at: stored.draft.updated_at }
      },
      'DELETE /api/content/*/design/draft': () => {
        stored.draft = null
        return new Response(null, { status: 204 })
      },
      'POST /api/content/*/design/versions': (_, sent) => {
        version = readDesign(sent)
        return Response.json(createBareItem(VERSION_ID, { title: 'Spring' }), { status: 201 })
      },
      'POST /api/content/*/design/pictures': () =>
        Response.json({ id: 'uploads/2.png', role: 'uploaded', url: '/favicon.svg' }, { status: 201 }),
      'GET /api/content/*': IMAGE,
    },
  }
  return stored
}

const readDesign = (sent: BodyInit | null) => Design.parse(JSON.parse(z.string().parse(sent)))
