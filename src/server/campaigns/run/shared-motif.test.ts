import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { agreeOnDesign, createCampaign, runAll } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLAN = {
  formats: ['google.ad.300x250', 'pinterest.pin.square'],
  languages: ['en' as const, 'de' as const],
  variants: 2,
}

let site: Site
let ann: Person
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  ann = await site.signUp()
})
afterAll(() => site.close())

interface Motif {
  /** The one that a person chose; absent if the words of the brief choose. */
  wanted: string | null | undefined
  /** The objects that the design draws, each once. Designs that stand on type alone draw none. */
  drawn: string[]
}

async function listMotifs(ids: readonly (number | null)[]): Promise<Motif[]> {
  const rows = await acrossOwners(site.opened.app.db)
    .selectFrom('content')
    .innerJoin('items', 'items.id', 'content.item_id')
    .select(['content.scene', 'items.brief'])
    .where(
      'content.id',
      'in',
      ids.map((id) => id ?? 0),
    )
    .execute()
  return rows.map(({ scene, brief }) => {
    const { layers } = scene as { layers: { kind: string; name?: string }[] }
    const drawn = [...new Set(layers.flatMap(({ kind, name }) => (kind === 'object' ? [name ?? ''] : [])))]
    return { wanted: (brief as { motif?: string | null }).motif, drawn }
  })
}

/** All designs that draw a motif draw this one. */
function expectMotif(motifs: readonly Motif[], name: string): void {
  expect(motifs.flatMap(({ drawn }) => drawn).filter((drawn) => drawn !== name)).toEqual([])
}

test('all cells of a campaign share one motif, and the one that a person chose for its key visual', async () => {
  const created = await createCampaign(ann, PLAN)
  await agreeOnDesign(ann, created)
  const cells = await runAll(ann, created.campaign.id)
  const motifs = await listMotifs(cells.map(({ content_id }) => content_id))
  expect(motifs).toHaveLength(8)
  expectMotif(motifs, 'lotion-bottle')

  const other = await createCampaign(ann, { ...PLAN, variants: 1 })
  const { key_visual } = await agreeOnDesign(ann, other)
  const chosen = await ann.api.content.revise({
    params: { id: key_visual?.content_id ?? 0 },
    body: { motif: 'soap' },
  })
  await ann.api.campaigns.chooseKeyVisual({
    params: { id: other.campaign.id },
    body: { content_id: chosen.id },
  })
  const changed = await runAll(ann, other.campaign.id)
  const redrawn = await listMotifs(changed.map(({ content_id }) => content_id))
  expectMotif(redrawn, 'soap')
  expect(new Set(redrawn.map(({ wanted }) => wanted))).toEqual(new Set(['soap']))
})
