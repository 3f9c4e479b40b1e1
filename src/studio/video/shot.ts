import type { ShotKind, StoryLine, StoryRole, StoryScene } from '../model/story.ts'

export type ShotLine = StoryLine

/** One scene of a film, from one cut to the next. Its lines are in reading order. */
export interface Shot {
  kind: ShotKind
  lines: readonly ShotLine[]
  /** The place of an entry in its list, which is shown large. */
  number: number | null
  /** What a person chose: the key of the image or `none`, the length in seconds, the transition, and a clip. */
  chosen?: Pick<StoryScene, 'picture' | 'seconds' | 'transition' | 'clip'>
}

export const createShot = (kind: ShotKind, lines: readonly ShotLine[], number: number | null = null): Shot => ({
  kind,
  lines,
  number,
})
export const toHero = (text: string, role: StoryRole = 'headline'): ShotLine => ({ text, role, size: 'hero' })
export const toMinor = (text: string, role: StoryRole): ShotLine => ({ text, role, size: 'minor' })

/** Every text of a shot as it is drawn, in reading order. */
export const listShotTexts = ({ lines, number }: Pick<Shot, 'lines' | 'number'>): string[] => [
  ...(number === null ? [] : [String(number)]),
  ...lines.map(({ text }) => text),
]
