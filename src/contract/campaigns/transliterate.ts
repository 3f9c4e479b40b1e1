import anyAscii from 'any-ascii'

/** Letters that file names and slugs write in Latin letters by rules of their own, and plain characters. */
const KNOWN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Inherited} -~]/u

/** Writes letters of other scripts in Latin letters. Its tables have 220 kB (gzip), so the browser loads this module when it needs it. */
export const transliterate = (text: string): string =>
  Array.from(text.normalize('NFKC'), (letter) => (KNOWN.test(letter) ? letter : anyAscii(letter))).join('')
