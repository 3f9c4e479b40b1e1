import { blackFriday } from './black-friday.ts'
import { christmas } from './christmas.ts'
import { halloween } from './halloween.ts'
import { newYear } from './new-year.ts'
import { summer } from './summer.ts'
import type { Theme } from './theme.ts'

const ALL: readonly Theme[] = [summer, blackFriday, newYear, christmas, halloween]

/** The season of that name, or null for none and for names that are not known. */
export const themeNamed = (name: string | null): Theme | null =>
  ALL.find((theme) => theme.name === name?.toLowerCase()) ?? null
