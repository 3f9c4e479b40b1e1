import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-palette.ts'
import type { PairColor } from './palette-pairs.ts'

/** The name of a color of the palette in the current language. */
export function nameColor({ id, number = 1 }: Pick<PairColor, 'id' | 'number'>): string {
  return id === 'accent' ? fill(t.accent, { number }) : t[id]
}
