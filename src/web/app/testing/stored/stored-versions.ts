import type { Version } from '#contract/designs/design.ts'
import { RECORDED_STATE } from '../replies/design-replies.ts'
import { type BareItem, createBareItem, listLibrary } from '../replies/library-replies.ts'
import { type Answers, IMAGE } from '../replies/agreed-replies.ts'
import { idIn } from '../replies/replies.ts'

/** Answers the calls of a library with one design, `Spring`. Each of its versions, from the first to the newest, has these changes. */
export function storeVersions(changes: readonly (readonly string[])[]): Answers {
  const items: BareItem[] = []
  const versions: Version[] = []
  const add = (changed: readonly string[]) => {
    const id = items.length + 1
    const item = createBareItem(id, { title: 'Spring', design_id: 1 })
    items.push(item)
    versions.push(createVersion(id, changed))
    return item
  }
  changes.forEach(add)
  return {
    'GET /api/content': ({ searchParams }) => listLibrary(items.toReversed(), searchParams),
    'GET /api/content/*': (url) => ({ ...items.find(({ id }) => id === idIn(url)), ...IMAGE }),
    'GET /api/content/*/versions': () => ({ versions }),
    'GET /api/content/*/design': (url) => ({ ...RECORDED_STATE, content_id: idIn(url) }),
    'POST /api/content/*/design/versions': () => Response.json(add([]), { status: 201 }),
  }
}

const createVersion = (id: number, changes: readonly string[]): Version => ({
  id,
  parent_id: id > 1 ? id - 1 : null,
  created_at: '2026-11-20T10:00:00Z',
  title: 'Spring',
  layout: RECORDED_STATE.saved.layout ?? '',
  headline: RECORDED_STATE.saved.copy.headline ?? '',
  thumbnail_url: '/favicon.svg',
  changes: [...changes],
})
