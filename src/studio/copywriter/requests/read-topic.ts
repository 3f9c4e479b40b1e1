import { EN } from '../languages/en.ts'
import type { LanguagePack } from '../languages/language-pack.ts'
import type { Brief } from '../../model/brief.ts'
import type { Piece, ReadRequest } from '../../model/pieces.ts'
import type { Intent } from './intent.ts'

/** What a request is about, besides its words. */
export interface Topic {
  intent: Intent
  /** Whether it describes a picture and has no message: "A cinematic photo of a marble table". */
  isVisual: boolean
  /** Whether it begins with an order to us. */
  isOrdered: boolean
}

/** An exclamation or a question before the message: "Wow!", "Did you know?" */
const INTERJECTION = /^(?!(?:we|it|i)(?:['’]|\s))(?:\S+\s)?\S+[!！]$|^did you know(?: that)?\?$/iu

/** Reads what a request is about from its first sentence, in other languages than English also from all others. */
export function readTopic({ prompt }: Brief, { pieces, instructions }: ReadRequest, pack: LanguagePack | null): Topic {
  const said = pieces.filter(({ kind, source }) => source.field === 'prompt' && kind !== 'quotation')
  const first = said.find(({ text }) => !INTERJECTION.test(text)) ?? said[0]
  const asked = instructions.filter(({ source }) => source.field === 'prompt')
  const orders = pack?.prompt.orders ?? []
  const isOrdered = asked.some(
    ({ source, text }) =>
      source.start < (first?.source.start ?? Infinity) || orders.some((order) => order.test(` ${text}`)),
  )
  const sentence = first ? readSentence(prompt, said, first) : ''
  const opening = first && first === said[0] ? prompt.slice(0, first.source.start) + sentence : sentence
  const isEnglish = pack === null || pack.tag === 'en'
  const texts = isEnglish ? [opening] : [opening, said.map(({ text }) => text).join(' ')]
  const intent = findIntent(texts, { intents: (pack ?? EN).prompt.intents, isOrdered })
  const isVisual = isEnglish && describesImage(prompt)
  if (isEnglish && HOLIDAY.test(first?.text ?? '')) return { intent: 'greeting', isVisual, isOrdered }
  const isShort = isEnglish && intent === 'statement' && sentence.split(' ').length <= 2
  return { intent: isShort ? 'show' : intent, isVisual, isOrdered }
}

/** The first sentence, from its first piece on. */
function readSentence(prompt: string, said: readonly Piece[], first: Piece): string {
  const { start } = first.source
  for (let at = said.indexOf(first); at < said.length; at += 1) {
    const typed = prompt.slice(start, said[at + 1]?.source.start ?? prompt.length)
    if (ENDED.test(typed)) return typed.trim()
  }
  return prompt.slice(start).trim()
}

/** The end of a sentence or of a line. */
const ENDED = /[.!?…。！？]\s*$|\n/u

interface Signs {
  intents: LanguagePack['prompt']['intents']
  isOrdered: boolean
}

function findIntent(texts: readonly string[], { intents, isOrdered }: Signs): Intent {
  for (const text of texts) {
    if (/[?？؟]$/u.test(text)) return 'question'
    if (NEW_AND_SAME.test(text)) return 'statement'
    const found = intents.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return isOrdered ? 'show' : 'statement'
}

/** "New look, same formula" */
const NEW_AND_SAME = /^new [^,]{2,20},? (?:new|same|old|more|less|better)\b/i

/** Only a holiday, or an international day of something. */
const HOLIDAY =
  /^(?:the |this )?(?:(?:mother|father|valentine|women)['’]?s day|christmas|easter|diwali|thanksgiving|halloween|hanukkah|eid|new year(?:['’]?s(?: eve| day)?)?)$|^(?:international|world|national) (?:[\p{L}'’]+ ){1,3}day\b/iu

const SCENE =
  /\b(cinematic|8k|4k|photo-?realistic|hyper-?realistic|close-?up|bokeh|golden (hour|light)|studio light(ing)?|marble|render(ed)?|depth of field|flat lay|wooden table|morning light)\b/i
const SHOWN = /\b(image|picture|photo|photograph|illustration|visual|render) (of|showing|with)\b/i
const MESSAGE = /\b(our|my|new|launch|promot|announc|sale|off|hiring|free|join|event|happy|thank|offer|deal|opening)/i
/** "Show a happy customer…" describes people, not a message. */
const PEOPLE =
  /^(?:please )?(?:show|picture|depict|photograph)\s+(?:(?:an?|two|three|some|the)\s*)?(?:[\p{L}-]+\s+){0,2}(?:customers?|wom[ae]n|m[ae]n|persons?|people|family|families|couple|kids?|child|children|models?|hands?|team|chef|barista)\b/iu

const describesImage = (text: string) =>
  PEOPLE.test(text) || ((SCENE.test(text) || SHOWN.test(text)) && !MESSAGE.test(text))
