import { z } from 'zod'
import { Revision } from '#contract/generation/revision.ts'
import { type BareItem, createBareItem, listLibrary, cutPage } from '../replies/library-replies.ts'
import { type Answers, IMAGE } from '../replies/agreed-replies.ts'
import { idIn } from '../replies/replies.ts'

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000

/**
 * Answers the calls of the library and of the trash as the server does: what the app deletes or restores is in the other list afterwards,
 * and what it revises is a new item. The first title is that of the oldest item. All items have these fields.
 */
export function storeLibrary(titles: readonly string[], fields: object = {}): Answers {
  const items: BareItem[] = titles.map((title, at) =>
    createBareItem(at + 1, { title, dimensions: ['300x300', '300x480'][at % 2], ...fields }),
  )
  /** In the order of the deletion. */
  const trash: BareItem[] = []
  const isThere = ({ id }: BareItem) => !trash.some((deleted) => deleted.id === id)
  const find = (url: URL) => findItem(items, idIn(url))
  const leaveTrash = (id: number) => void trash.splice(trash.findIndex((item) => item.id === id) >>> 0, 1)
  const forget = (id: number) => void items.splice(items.findIndex((item) => item.id === id) >>> 0, 1)
  const removeForever = (id: number) => {
    leaveTrash(id)
    forget(id)
  }
  return {
    'GET /api/content': ({ searchParams }) => listLibrary(items.filter(isThere).toReversed(), searchParams),
    'GET /api/content/*': (url) => ({ ...find(url), ...IMAGE }),
    'PATCH /api/content/*/favorite': (url) => Object.assign(find(url), { is_favorite: !find(url).is_favorite }),
    'POST /api/content/*/revise': (url, sent) => created(addVersion(items, find(url), sent)),
    'DELETE /api/content/*': (url) => trash.push(find(url)) && DONE,
    'POST /api/content/*/restore': (url) => leaveTrash(idIn(url)) ?? DONE,
    'GET /api/trash': ({ searchParams }) => cutPage(trash.toReversed().map(toDeleted), searchParams),
    'DELETE /api/trash/*': (url) => removeForever(idIn(url)) ?? DONE,
    'DELETE /api/trash': () => ({ deleted: trash.splice(0).map(({ id }) => forget(id)).length }),
  }
}

const DONE = { message: 'Done' }
const created = (item: BareItem) => Response.json({ ...item, ...IMAGE }, { status: 201 })

function findItem(items: readonly BareItem[], id: number): BareItem {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`There is no item ${id}`)
  return found
}

/** @throws {z.ZodError} if the body is not what the contract allows */
function addVersion(items: BareItem[], of: BareItem, sent: BodyInit | null): BareItem {
  Revision.parse(JSON.parse(z.string().parse(sent)))
  const id = items.length + 1
  const version = { ...of, id, parent_id: of.id, design_id: of.design_id ?? of.id }
  of.design_id = version.design_id
  items.push(version)
  return version
}

/** An item as it is in the trash right after its deletion. */
const toDeleted = (item: BareItem) => ({
  ...item,
  deleted_at: new Date().toISOString(),
  gone_at: new Date(Date.now() + THIRTY_DAYS_MS).toISOString(),
  thumbnail_url: '/favicon.svg?w=640',
})
