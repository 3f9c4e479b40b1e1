import type { ShotKind } from '../model/film-scene.ts'
import type { TextRole } from '../model/scene.ts'

/** A text of a shot. `hero` texts are large, `minor` ones are beside them. */
export interface ShotLine {
  text: string
  role: TextRole
  size: 'hero' | 'minor'
}

/** One scene of a film, from one cut to the next. Its lines are in reading order. */
export interface Shot {
  kind: ShotKind
  lines: readonly ShotLine[]
  /** The place of an entry in its list, which is shown large. */
  number: number | null
}

export const createShot = (kind: ShotKind, lines: readonly ShotLine[], number: number | null = null): Shot => ({
  kind,
  lines,
  number,
})
export const toHero = (text: string, role: TextRole = 'headline'): ShotLine => ({ text, role, size: 'hero' })
export const toMinor = (text: string, role: TextRole): ShotLine => ({ text, role, size: 'minor' })

/** Every text of a shot as it is drawn, in reading order. */
export const listShotTexts = ({ lines, number }: Pick<Shot, 'lines' | 'number'>): string[] => [
  ...(number === null ? [] : [String(number)]),
  ...lines.map(({ text }) => text),
]
