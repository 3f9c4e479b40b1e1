const ACCENTS: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'î', o: 'ô', u: 'ü', c: 'ç', n: 'ñ', y: 'ý' }

/**
 * The pseudo-language en-XA of the tests: accents, 40 % more letters, and brackets, so that a cut sentence and a sentence
 * outside the catalogs are visible. Placeholders stay.
 */
export function disguise(text: string): string {
  if (!/[a-z]/i.test(text)) return text
  const accented = text.split(/(\{\w+\})/).map((part, index) => (index % 2 ? part : accent(part)))
  return `[${accented.join('')}${'~'.repeat(Math.ceil(text.length * 0.4))}]`
}

const accent = (text: string) => text.replaceAll(/[aeioucny]/g, (letter) => ACCENTS[letter] ?? letter)
