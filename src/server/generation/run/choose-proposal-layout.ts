import { sql } from 'kysely'
import type { ComposeOptions } from '#studio/compose.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { drawStage } from './draw-stage.ts'
import { LIVE, saveProposalLayout, WaitsForSibling } from './items.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import type { Provided } from './obtain-images.ts'

interface Composing {
  copy: Copy
  provided: Pick<Provided, 'brief' | 'pictures' | 'painted'>
  signal: AbortSignal
}

/** Other languages of a plan for which a layout is tried, and layouts that are tried for one candidate. */
const TRIED_LANGUAGES = 3
const TRIED_LAYOUTS = 6

/**
 * Chooses the layout of a candidate for a key visual, and stores it. No two candidates of a job have the same layout, so each waits for
 * those before it. Layouts that also suit the words of the other languages are preferred, because every cell follows the one that is chosen.
 * @throws {WaitsForSibling} while a candidate before it has none
 * @throws {Superseded} when the item no longer belongs to this attempt
 */
export async function chooseProposalLayout(
  app: Core & StudioSeam,
  item: StartedItem,
  languages: readonly string[],
  { copy, provided, signal }: Composing,
): Promise<string | null> {
  const taken = await listTaken(app, item)
  const compose = (brief: ItemBrief, words: Copy, options: ComposeOptions) =>
    drawStage(app, signal, (limits) =>
      app.studio.compose({ ...brief, pictures: provided.brief.pictures }, words, provided.pictures, {
        ...options,
        paintedByModel: provided.painted,
        signal: limits.signal,
      }),
    )
  const others = await Promise.all(
    languages.slice(0, TRIED_LANGUAGES).map(async (language) => {
      const brief = { ...item.brief, language }
      return { brief, words: await app.renders(() => app.studio.writeCopy(brief, { signal })) }
    }),
  )
  const suitsAll = async (layout: string): Promise<boolean> => {
    for (const { brief, words } of others) if ((await compose(brief, words, { layout })).layout !== layout) return false
    return true
  }
  const unfit: string[] = []
  let chosen: string | null = null
  while (chosen === null && unfit.length < TRIED_LAYOUTS) {
    const { layout } = await compose(item.brief, copy, { avoid: [...taken, ...unfit] })
    if (unfit.includes(layout) || taken.includes(layout)) break
    if (await suitsAll(layout)) chosen = layout
    else unfit.push(layout)
  }
  const layout = chosen ?? unfit[0] ?? null
  await saveProposalLayout(app, item, layout)
  return layout
}

/** The layouts of the candidates before this one. */
async function listTaken({ db }: Core, { id, job_id, user_id }: StartedItem): Promise<string[]> {
  const rows = await selectOwned(db, user_id, 'items')
    .select(['state', sql<string | null>`brief #>> '{proposal,layout}'`.as('layout')])
    .select(sql<boolean>`brief #> '{proposal,languages}' IS NOT NULL`.as('is_open'))
    .where('job_id', '=', job_id)
    .where('id', '<', id)
    .execute()
  if (rows.some(({ state, is_open }) => is_open && LIVE.some((live) => live === state))) throw new WaitsForSibling()
  return rows.flatMap(({ layout }) => layout ?? [])
}
