const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** The last word of a number: an ending follows it. */
function nameLast(number: number): string {
  if (number % 10 > 0) return ONES[number % 10] ?? ''
  if (number % 100 > 0) return TENS[(number % 100) / 10] ?? ''
  return number === 0 ? 'sıfır' : number % 1000 > 0 ? 'yüz' : 'bin'
}

/** The word that decides the ending of a text. "18.00" is read as its hour. */
function findLast(text: string): string {
  const time = text.match(/(\d{1,2})[.:](\d\d)$/)
  if (time) return nameLast(Number(time[2]) || Number(time[1]))
  const number = text.match(/\d{1,4}$/)?.[0]
  return number === undefined ? text : nameLast(Number(number))
}

const findVowel = (word: string) => word.toLocaleLowerCase('tr').match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0] ?? 'e'

/** "50’ye", "15 Nisan’a" */
export function addDative(text: string): string {
  const word = findLast(text)
  const vowel = 'aıou'.includes(findVowel(word)) ? 'a' : 'e'
  return `${text}’${/[aeıioöuü]$/i.test(word) ? 'y' : ''}${vowel}`
}

/** "15 Nisan’dan", "31 Mayıs’tan" */
export function addAblative(text: string): string {
  const word = findLast(text)
  const vowel = 'aıou'.includes(findVowel(word)) ? 'a' : 'e'
  return `${text}’${/[fstkçşhp]$/i.test(word) ? 't' : 'd'}${vowel}n`
}
