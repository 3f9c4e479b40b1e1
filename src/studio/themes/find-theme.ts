import { blackFriday } from './black-friday.ts'
import { christmas } from './christmas.ts'
import { halloween } from './halloween.ts'
import { newYear } from './new-year.ts'
import { summer } from './summer.ts'
import type { Theme } from './theme.ts'

const ALL: readonly Theme[] = [summer, blackFriday, newYear, christmas, halloween]

/** Returns the theme with that name (case-insensitive), or null if there is none. */
export const findTheme = (name: string | null): Theme | null =>
  ALL.find((theme) => theme.name === name?.toLowerCase()) ?? null
