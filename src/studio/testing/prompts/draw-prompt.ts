import type { Random } from '../../model/random.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'

/** A prompt with the facts that it states. */
export interface DrawnPrompt {
  prompt: string
  facts: readonly { kind: FactKind; text: string }[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = ['January', 'February', 'April', 'June', 'August', 'September', 'November', 'December']
const NAMES = ['Anna Berg', 'Maria Lopez', 'Tom Whitfield', 'Aisha Karim', 'Jonas Lind', 'Mei Tanaka']
const CITIES = ['Porto', 'Lyon', 'Hamburg', 'Leeds', 'Vienna', 'Turin', 'Ghent']
const STREETS = ['12 Rose Street', '4 Harbour Road', '88 Mill Lane', '7 Castle Square', '23 Elm Avenue']
const CODES = ['RUN25', 'HELLO10', 'SPRING', 'YUZU20']

const drawNumber = (random: Random, from: number, to: number) => String(Math.floor(random.between(from, to + 1)))

const PLACEHOLDERS: Readonly<Record<string, (random: Random) => string>> = {
  day: (random) => random.pick(DAYS),
  date: (random) => `${drawNumber(random, 1, 28)} ${random.pick(MONTHS)}`,
  hour: (random) => drawNumber(random, 6, 11),
  price: (random) => drawNumber(random, 12, 240),
  percent: (random) => drawNumber(random, 10, 75),
  count: (random) => drawNumber(random, 4, 60),
  name: (random) => random.pick(NAMES),
  city: (random) => random.pick(CITIES),
  street: (random) => random.pick(STREETS),
  code: (random) => random.pick(CODES),
}

/** Draws the values of a prompt of `PROMPT_SET`, and reads its marks. */
export function drawPrompt(marked: string, random: Random): DrawnPrompt {
  const filled = marked.replace(/\{([a-z]+)\}/g, (whole, name: string) => PLACEHOLDERS[name]?.(random) ?? whole)
  const facts = [...filled.matchAll(/\[([a-z]+)\|([^\]]+)\]/g)].map(([, kind, text]) => ({
    kind: kind as FactKind,
    text: text ?? '',
  }))
  return { prompt: filled.replace(/\[[a-z]+\|([^\]]+)\]/g, '$1'), facts }
}
