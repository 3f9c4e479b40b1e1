import { type BareItem, createBareItem, pageOf } from './library-replies.ts'
import { type Answers, IMAGE } from './named-replies.ts'
import { idIn } from './replies.ts'

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000

/**
 * Answers the calls of the library and of the trash as the server does: what the app deletes or restores is in the other list afterwards.
 * The first title is that of the oldest item.
 */
export function storeLibrary(titles: readonly string[]): Answers {
  const items = titles.map((title, at) => createBareItem(at + 1, { title, dimensions: ['300x300', '300x480'][at % 2] }))
  const favorites = new Set<number>()
  /** In the order of the deletion. */
  const trash: BareItem[] = []
  const isThere = ({ id }: BareItem) => !trash.some((deleted) => deleted.id === id)
  const library = () =>
    items
      .filter(isThere)
      .toReversed()
      .map((item) => ({ ...item, is_favorite: favorites.has(item.id) }))
  const leaveTrash = (id: number) => void trash.splice(trash.findIndex((item) => item.id === id) >>> 0, 1)
  const forget = (id: number) => void items.splice(items.findIndex((item) => item.id === id) >>> 0, 1)
  const removeForever = (id: number) => {
    leaveTrash(id)
    forget(id)
  }
  return {
    'GET /api/content': ({ searchParams }) => pageOf(library(), searchParams),
    'GET /api/content/*': IMAGE,
    'PATCH /api/content/*/favorite': (url) => favorites.add(idIn(url)),
    'DELETE /api/content/*': (url) => trash.push(...items.filter(({ id }) => id === idIn(url))) && DONE,
    'POST /api/content/*/restore': (url) => leaveTrash(idIn(url)) ?? DONE,
    'GET /api/trash': ({ searchParams }) => pageOf(trash.toReversed().map(toDeleted), searchParams),
    'DELETE /api/trash/*': (url) => removeForever(idIn(url)) ?? DONE,
    'DELETE /api/trash': () => ({ deleted: trash.splice(0).map(({ id }) => forget(id)).length }),
  }
}

const DONE = { message: 'Done' }

/** An item as it is in the trash right after its deletion. */
const toDeleted = (item: BareItem) => ({
  ...item,
  deleted_at: new Date().toISOString(),
  gone_at: new Date(Date.now() + THIRTY_DAYS_MS).toISOString(),
  thumbnail_url: '/favicon.svg?w=640',
})
