import { blooms } from './blooms.ts'
import { hills } from './hills.ts'
import { leaves } from './leaves.ts'
import { orbits } from './orbits.ts'
import { rainbow } from './rainbow.ts'
import { ribbons } from './ribbons.ts'
import { stillLife } from './still-life.ts'
import { sunrise } from './sunrise.ts'
import { tiles } from './tiles.ts'
import { totem } from './totem.ts'
import type { Drawing } from './drawing.ts'

/** What a brand of each tone would hang on its wall, in a frame. */
const FRAMED: Record<string, readonly Drawing[]> = {
  professional: [ribbons, tiles, orbits, hills, stillLife],
  playful: [rainbow, tiles, stillLife, hills, totem],
  luxury: [stillLife, hills, leaves, ribbons],
  minimal: [stillLife, hills, rainbow, leaves],
  bold: [tiles, rainbow, totem, ribbons, orbits],
  friendly: [hills, leaves, rainbow, stillLife],
  authoritative: [ribbons, stillLife, tiles, hills],
  innovative: [orbits, ribbons, tiles, stillLife],
}

/** Flat and large, able to run off the edge of a poster. */
const LOOSE: Record<string, readonly Drawing[]> = {
  professional: [tiles, sunrise, totem],
  playful: [blooms, totem, tiles, sunrise],
  luxury: [sunrise, stillLife, totem],
  minimal: [sunrise, totem, stillLife],
  bold: [sunrise, tiles, totem, blooms],
  friendly: [blooms, sunrise, stillLife, totem],
  authoritative: [tiles, sunrise, stillLife],
  innovative: [orbits, tiles, sunrise, blooms],
}

const ANY: readonly Drawing[] = [stillLife, hills, tiles]

export const framedDrawings = (tone: string) => FRAMED[tone] ?? ANY
export const looseDrawings = (tone: string) => LOOSE[tone] ?? [sunrise, totem, tiles]
/** Drawings that need a field of their own behind them. */
export const needsField = (drawing: Drawing) => [stillLife, orbits].includes(drawing)
