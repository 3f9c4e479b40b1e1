/** Phrases of a season. `x` is the product, or the brand if there is no product. */
export interface ThemeWords {
  name: string
  plain(x: string, brand: string): readonly string[]
  questions: readonly string[]
}

const THEMES: Record<string, ThemeWords> = {
  summer: {
    name: 'Summer',
    plain: (x) => [`Summer starts with ${x}`, `${x}, all summer long`],
    questions: ['Ready for summer?', 'What’s your summer plan?'],
  },
  black_friday: {
    name: 'Black Friday',
    plain: (_, brand) => [`Black Friday at ${brand}`, 'Black Friday is here'],
    questions: ['Ready for Black Friday?', 'What’s on your Black Friday list?'],
  },
  new_year: {
    name: 'New Year',
    plain: (x) => [`Start the new year with ${x}`, `The new year starts with ${x}`],
    questions: ['Ready for the new year?', 'What will you start this year?'],
  },
  christmas: {
    name: 'Christmas',
    plain: (x, brand) =>
      x === brand ? [`Christmas at ${brand}`] : [`Give ${x} this Christmas`, `Christmas at ${brand}`],
    questions: ['What’s on your Christmas list?', 'Still looking for a Christmas gift?'],
  },
  halloween: {
    name: 'Halloween',
    plain: (x, brand) => [`No tricks. Just ${x}.`, `Happy Halloween from ${brand}`],
    questions: ['Trick or treat?', 'Ready for Halloween?'],
  },
}

export const findThemeWords = (theme: string | null): ThemeWords | null => THEMES[theme ?? ''] ?? null

/** All sentences of all seasons about `x`. */
export const listThemeSentences = (x: string, brand: string): string[] =>
  Object.values(THEMES).flatMap((theme) => [theme.name, ...theme.plain(x, brand), ...theme.questions])
