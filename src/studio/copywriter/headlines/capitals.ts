const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const NAMED = new RegExp(`\\b(?:${DAYS}s?|${MONTHS}|christmas|halloween|easter|valentine)\\b`, 'g')

/** Restores the capitals and apostrophes of English days and months. "may" and "march" stay, because they are verbs as well. */
export const restoreCapitals = (text: string): string =>
  text
    .replace(NAMED, (day) => (day === 'may' || day === 'march' ? day : day.charAt(0).toUpperCase() + day.slice(1)))
    .replace(/\b(mother|father|valentine)['’]?s day\b/gi, (day) => `${capital(day.replace(/['’]?s day$/i, ''))}’s Day`)
    .replace(/\b(\p{L}+n)'(t)\b/giu, '$1’$2')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
