import type { Copy } from '#studio/copywriter/copy.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { StoredDesign } from '../../generation/accept/revise-brief.ts'
import { listKept } from '../../generation/run/obtain-images.ts'
import { loadImages } from '../../files/brief-images.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { ItemBrief } from '../../stored/brief.ts'

/** Chooses the layout of a cell: that of the key visual, or the one that its language gets instead. */
export type ChooseCellLayout = (brief: ItemBrief, copy: Copy, wanted: string) => Promise<string>

/**
 * Opens the choice of layouts for a run. A layout may not suit the words of a language, for example if it is made for rows. Then all cells of
 * that language get the same other layout, and not each format one of its own. It is found once for each language, at the size of the key
 * visual and with the first cell.
 */
export function openCellLayouts(app: Core & StorageSeam & StudioSeam, storedDesign: StoredDesign): ChooseCellLayout {
  const found = new Map<string, Promise<string>>()
  const find = async (brief: ItemBrief, copy: Copy, wanted: string): Promise<string> => {
    const { content_type, width, height, platform, safe_area, seed } = storedDesign.brief
    const own = { ...brief, content_type, width, height, platform, safe_area, seed }
    return (await composeCell(app, storedDesign, own, { copy, layout: wanted })).layout
  }
  return (brief, copy, wanted) => {
    const name = `${brief.language} ${wanted}`
    const layout = found.get(name) ?? find(brief, copy, wanted)
    found.set(name, layout)
    return layout
  }
}

/** The layout of a cover. Null, so that the studio chooses one at this size, if the wanted layout has no place there for a date of the copy. */
export async function chooseCoverLayout(
  app: Core & StorageSeam & StudioSeam,
  storedDesign: StoredDesign,
  brief: ItemBrief,
  { copy, layout }: { copy: Copy; layout: string },
): Promise<string | null> {
  const dates = copy.details.filter(({ kind }) => kind === 'date' || kind === 'deadline').map(({ text }) => text)
  if (dates.length === 0) return layout
  const { layers } = await composeCell(app, storedDesign, brief, { copy, layout })
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])).join('\n')
  return dates.every((date) => texts.includes(date)) ? layout : null
}

async function composeCell(
  app: Core & StorageSeam & StudioSeam,
  { owner, brief: key, paid }: StoredDesign,
  own: ItemBrief,
  { copy, layout }: { copy: Copy; layout: string },
): Promise<Scene> {
  const isKeyProduct = own.product_id === key.product_id
  const painted =
    isKeyProduct && paid.picture ? [{ key: paid.picture, role: 'product' as const }, ...listKept(own)] : null
  const shown = painted ? { ...own, pictures: painted } : own
  const { pictures } = await loadImages(app, owner, shown)
  return app.renders(() => app.studio.compose(shown, copy, pictures, { layout }))
}
