import { sql } from 'kysely'
import type { ImageRef } from '#studio/model/brief.ts'
import { listPreferred } from '#studio/layouts/text/choose-logo.ts'
import type { LogoLayer } from '#studio/model/scene.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { CurrentBrand } from './rebrand.ts'

type DrawnLogo = Pick<LogoLayer, 'key' | 'choice'>

/**
 * Whether a design could show another file with the present variants of the logo than with those that it was drawn with. A design that was
 * drawn before choices were recorded could.
 */
export function couldShowOtherLogo(
  drawn: readonly DrawnLogo[],
  before: readonly Pick<ImageRef, 'key' | 'variant'>[],
  { logo, variants }: Pick<CurrentBrand, 'logo' | 'variants'>,
): boolean {
  const lacks = (all: typeof before) => (one: (typeof before)[number]) =>
    !all.some(({ key, variant }) => key === one.key && variant === one.variant)
  const added = variants.filter(lacks(before))
  const changed = [...added, ...before.filter(lacks(variants))]
  return drawn.some(({ key, choice }) => {
    const shown = key === logo?.key ? null : variants.find((one) => one.key === key)?.variant
    // The whole logo decides whether a place is for a mark.
    if (shown === undefined || !choice || changed.some(({ variant }) => variant === 'full')) return true
    const order = listPreferred(choice.is_light, choice.is_small)
    return added.some(({ variant }) => !choice.is_clear || order.indexOf(variant ?? null) < order.indexOf(shown))
  })
}

/** The ids of the designs with the logo of the brand that could show another variant of it now. */
export async function listOtherLogos(
  { db }: Core,
  owner: OwnerId,
  { row, logo, variants }: CurrentBrand,
): Promise<number[]> {
  const content = selectOwned(db, owner, 'content').select([
    'id',
    'item_id',
    'brand_id',
    'deleted_at',
    'scene',
    'slide_scenes',
  ])
  const items = selectOwned(db, owner, 'items').select(['id', 'brief'])
  const { rows } = await sql<{ id: number; before: ImageRef[]; drawn: DrawnLogo[] }>`
    SELECT content.id, ${shownVariants} AS before,
      CASE WHEN slide_scenes IS NULL THEN jsonb_path_query_array(scene, '$.layers[*] ? (@.kind == "logo")')
        ELSE jsonb_path_query_array(slide_scenes, '$[*].layers[*] ? (@.kind == "logo")') END AS drawn
    FROM (${content}) AS content JOIN (${items}) AS items ON items.id = content.item_id
    WHERE content.brand_id = ${row.id} AND content.deleted_at IS NULL AND ${shownLogo} = ${logo?.key ?? ''}
      AND ${shownVariants} <> ${JSON.stringify(variants)}::jsonb`.execute(db)
  return rows.filter(({ before, drawn }) => couldShowOtherLogo(drawn, before, { logo, variants })).map(({ id }) => id)
}

/** The key of the logo that the request of an item had, or nothing. */
export const shownLogo = sql<string>`coalesce(jsonb_path_query_first(items.brief,
  '$.pictures[*] ? (@.role == "logo" && !exists(@.variant)).key') #>> '{}', '')`

const shownVariants = sql`jsonb_path_query_array(items.brief, '$.pictures[*] ? (exists(@.variant))')`
