import { SOUND_HINDI } from './sound-hindi.ts'
import { SOUND_REQUESTS, type SoundRequests } from './sound-requests.ts'
import { readCase, type JudgedCase } from './judged-cases.ts'
import { randomFrom, type Random } from '../../model/random.ts'

/** A design with one planted fault: its texts, and its caption if that is where the fault is. */
export interface Planted extends JudgedCase {
  caption?: string
}

const REQUESTS: Readonly<Record<string, SoundRequests>> = { ...SOUND_REQUESTS, hi: SOUND_HINDI }

type Plant = (sound: JudgedCase, random: Random) => Planted | null

const AMOUNT = /(?:[€$£₹]|R\$|฿) ?\d[\d.,]*|\d[\d.,]*(?: ?(?:€|zł|TL|円|元|ريال|%|m²|°C|℃))/gu
const change = (sound: JudgedCase, line: number, text: string | null): Planted => ({
  ...sound,
  lines: sound.lines.flatMap((old, index) => (index === line ? (text === null ? [] : [text]) : [old])),
})
const findLine = ({ lines }: JudgedCase, pattern: RegExp) => lines.findIndex((line) => pattern.test(line))

/** Words that say nothing by themselves: a design may drop one of them at the beginning of a fact. */
const SMALL = /^(?:[\p{L}’]{0,3}|\p{P}+)$/u

/** A word of a line with at least three is left out. */
const cutWord: Plant = (sound, random) => {
  const long = sound.lines.flatMap((line, index) => {
    const words = splitWords(line, sound.language)
    return words.length > 2 ? [{ index, words }] : []
  })
  if (long.length === 0) return null
  const { index, words } = random.pick(long)
  const weighty = words.flatMap((word, at) => (SMALL.test(word.trim()) && !/\p{N}/u.test(word) ? [] : [at]))
  if (weighty.length === 0) return null
  const at = random.pick(weighty)
  const left = words
    .filter((_, other) => other !== at)
    .join('')
    .trim()
  return left === '' ? null : change(sound, index, left)
}

const splitWords = (line: string, language: string): string[] =>
  /^(?:ja|zh)/.test(language)
    ? [...new Intl.Segmenter(language, { granularity: 'word' }).segment(line)].map(({ segment }) => segment)
    : line.split(/(?<= )/)

const swapPrices: Plant = (sound) => {
  const amounts = sound.lines.flatMap((line, index) => [...line.matchAll(AMOUNT)].map(([text]) => ({ index, text })))
  const [one, other] = amounts
  if (!one || !other || one.text === other.text) return null
  const swapped = sound.lines.map((line) =>
    line.replaceAll(AMOUNT, (text) => (text === one.text ? other.text : text === other.text ? one.text : text)),
  )
  return { ...sound, lines: swapped }
}

const dropUnit: Plant = (sound) => {
  const index = findLine(sound, new RegExp(AMOUNT.source, 'u'))
  const line = sound.lines[index]
  if (line === undefined) return null
  const text = line.replace(new RegExp(AMOUNT.source, 'u'), (amount) => amount.replace(/[^\d.,]/gu, ''))
  return change(sound, index, text.trim())
}

const joinClauses: Plant = (sound, random) => {
  const { lines, request, language } = sound
  const apart = lines.slice(1).flatMap((line, index) => {
    const joined = `${lines[index] ?? ''}${/^(?:ja|zh)/.test(language) ? '' : ' '}${line}`
    return request.includes(joined) ? [] : [{ index, joined }]
  })
  if (apart.length === 0) return null
  const { index, joined } = random.pick(apart)
  return { ...sound, lines: lines.flatMap((line, at) => (at === index ? [joined] : at === index + 1 ? [] : [line])) }
}

const translateLine: Plant = (sound, random) => {
  const others = Object.entries(REQUESTS).filter(([language]) => language !== sound.language)
  const [language, { plain, list }] = random.pick(others)
  const { lines } = readCase(random.pick([...plain, ...list]), language)
  const index = Math.floor(random.between(0, sound.lines.length))
  return change(sound, index, lines[0] ?? '')
}

const isList = ({ request }: JudgedCase) => request.includes('\n')

const dropEntry: Plant = (sound, random) =>
  isList(sound) ? change(sound, Math.floor(random.between(1, sound.lines.length - 1)), null) : null

const reorder: Plant = (sound, random) => {
  if (!isList(sound)) return null
  const at = Math.floor(random.between(1, sound.lines.length - 1))
  const { lines } = sound
  return {
    ...sound,
    lines: lines.map((line, index) =>
      index === at ? (lines[at + 1] ?? '') : index === at + 1 ? (lines[at] ?? '') : line,
    ),
  }
}

const CLOSED =
  /(?:We are |Wir sind )?(?:closed|geschlossen|fermé|cerrado|fechado|chiuso|gesloten|nieczynne|zamknięte|kapalıyız|kapalı|مغلق|休業|定休日|停业|休息|बंद)/iu

const removeClosed: Plant = (sound) => {
  const index = findLine(sound, CLOSED)
  const text = sound.lines[index]?.replace(CLOSED, '').trim()
  return text === undefined || text === '' ? null : change(sound, index, text)
}

const addSuperlative: Plant = (sound, random) => {
  const index = Math.floor(random.between(0, sound.lines.length))
  const word = REQUESTS[sound.language]?.superlative ?? ''
  const line = sound.lines[index] ?? ''
  return change(sound, index, random.chance(0.5) ? `${word} ${line}` : `${line} ${word}`)
}

const SIGN = /[₂²³⅓°℃฿]/u

const loseSign: Plant = (sound) => {
  const index = findLine(sound, SIGN)
  return index < 0
    ? null
    : change(sound, index, (sound.lines[index] ?? '').replace(SIGN, '').replace(/ {2,}/g, ' ').trim())
}

const drawInstruction: Plant = (sound, random) =>
  sound.told.length === 0
    ? null
    : random.chance(0.3)
      ? { ...sound, caption: [...sound.lines, random.pick(sound.told)].join('. ') }
      : { ...sound, lines: [...sound.lines, random.pick(sound.told)] }

const FORMER =
  /[,，]? ?\(.*\)|（.*）|(?:instead of|statt|au lieu de|en vez de|en lugar de|em vez de|invece di|anziché|in plaats van|zamiast|بدلاً من) .*$|\d+ TL yerine |[，]?原价\d+元|通常[\d,]+円が|定価[\d,]+円のところ|from \$80 to |von 80 € auf /u

const dropFormer: Plant = (sound) => {
  const index = findLine(sound, FORMER)
  const text = sound.lines[index]?.replace(FORMER, '').trim()
  return text === undefined || text === '' ? null : change(sound, index, text)
}

export const PLANTS: Readonly<Record<string, Plant>> = {
  cutWord,
  swapPrices,
  dropUnit,
  joinClauses,
  translateLine,
  dropEntry,
  reorder,
  removeClosed,
  addSuperlative,
  loseSign,
  drawInstruction,
  dropFormer,
}

/** All sound cases, in all languages. */
export const listSoundCases = (): JudgedCase[] =>
  Object.entries(REQUESTS).flatMap(([language, { superlative: _, ...requests }]) =>
    Object.values(requests).flatMap((list) => list.map((marked) => readCase(marked, language))),
  )

/** Plants `count` faults of a kind into sound designs of all languages by turns. */
export function plantFaults(kind: string, count: number, seed: number): Planted[] {
  const plant = PLANTS[kind]
  const random = randomFrom(seed, kind)
  const cases = random.shuffle(listSoundCases())
  const planted: Planted[] = []
  for (let turn = 0; planted.length < count && turn < count * 60; turn += 1) {
    const sound = cases[turn % cases.length]
    const fault = sound && plant?.(sound, random)
    const isChanged = fault && (fault.caption !== undefined || fault.lines.join('\n') !== sound?.lines.join('\n'))
    if (isChanged) planted.push(fault)
  }
  return planted
}
