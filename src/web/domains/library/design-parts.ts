import { currentLocale, translateOption, translateSentence } from '#web/words/define-words.ts'
import { t } from '#web/words/design-parts.ts'
import { fill } from '#web/words/fill.ts'

/** Names of slots that the sentences of replies do not have. */
const SLOTS = new Map([
  ['Logo', t.logo],
  ['Page mark', t.pageMark],
  ['Number', t.number],
])

/** A name of the server in the language of the screens: `Benefit 2`, `Row 2 price`. */
export function translateSlotName(english: string): string {
  const [, name = english, number = '', part = ''] = /^(\D+?)( \d+)?( price)?$/.exec(english) ?? []
  return `${SLOTS.get(name) ?? translateSentence(name)}${number}${part && ` ${t.price}`}`
}

/** What the server says that happened to a slot. */
const ACTS: ReadonlyMap<string, string> = new Map([
  ['words', t.words],
  ['added', t.added],
  ['removed', t.removed],
  ['moved', t.moved],
  ['resized', t.resized],
  ['recolored', t.recolored],
  ['aligned', t.aligned],
  ['cropped', t.cropped],
  ['rotated', t.rotated],
  ['reordered', t.reordered],
  ['replaced', t.replaced],
  ['hidden', t.hidden],
  ['shown', t.shown],
])

/** Subjects of changes that are no slots. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['Layout', t.layout],
  ['Benefits', t.benefits],
  ['Facts', t.facts],
  ['Rows', t.rows],
  ['Motion', t.motion],
  ['Length', t.length],
])

/** The changes of a version in the language of the screens: `Headline: words`, `Logo: moved, resized`. */
export const translateChanges = (changes: readonly string[]): string[] => changes.map(translateChange)

/** The changes of a version in one line. */
export const joinChanges = (changes: readonly string[]): string => translateChanges(changes).join(t.separator)

function translateChange(english: string): string {
  if (english === 'Another composition') return t.anotherComposition
  if (english === 'Storyboard') return t.storyboard
  const [, subject, rest] = /^(.+?): (.+)$/.exec(english) ?? []
  if (!subject || !rest) return english
  const part = SUBJECTS.get(subject) ?? translateSlotName(subject)
  return fill(t.change, { part, changes: translateRest(subject, rest) })
}

/** Layouts and motion styles are values of the API. English shows them as they are. */
function translateRest(subject: string, rest: string): string {
  if (subject === 'Layout' || subject === 'Motion') return translateOption(rest, rest)
  if (subject === 'Length') return fill(t.seconds, { count: Number.parseFloat(rest).toLocaleString(currentLocale()) })
  const acts = rest.split(', ').map((act) => ACTS.get(act) ?? act)
  return acts.join(t.separator)
}
