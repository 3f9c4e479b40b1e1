import { findContacts } from '../copywriter/request-reading/find-contacts.ts'
import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import type { Fact, FactKind } from '../copywriter/facts/fact.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Brief } from '../model/brief.ts'
import { createBlockShots } from './block-shots.ts'
import { joinShots } from './join-shots.ts'
import { createShot, toHero, toMinor, type Shot } from './shot.ts'

/** The fewest shots of a film. */
const SHOTS_MIN = 3

/** What a person changed in the design of a film: texts that are not shown, and texts besides those of the copy. */
export interface ShotEdits {
  hidden: ReadonlySet<string>
  added: readonly string[]
}

const NO_EDITS: ShotEdits = { hidden: new Set(), added: [] }

/**
 * Writes the shots of a film: the hook, the subject, what the request states in its order, and the end. Each text of the copy is in a shot,
 * also one for which the still has no space.
 */
export function writeShots(brief: Brief, copy: Copy, { hidden, added }: ShotEdits = NO_EDITS): Shot[] {
  const middle = [...listMiddle(copy), ...added.map((text) => createShot('point', [toHero(text)]))]
  const hook = createHook(copy, brief)
  const subject = createSubject(copy, brief, middle.length)
  const end = createEnd(copy)
  const shown = [hook, ...subject, ...middle, end].map((shot) => ({
    ...shot,
    lines: shot.lines.filter(({ text }) => !hidden.has(text)),
  }))
  const filled = shown.filter(({ lines, kind }) => lines.length > 0 || kind === 'end')
  return joinShots(filled.length < SHOTS_MIN ? splitHook(filled) : filled)
}

/** The shots of a film that shows a picture alone: the picture, and the end. */
export const writePictureShots = (copy: Copy): Shot[] => [createShot('subject', []), createEnd(copy)]

/** A subline that names who said the quotation in the headline. */
const SIGNATURE = /^[—–―-]\s*/u
const isSignature = (text: string | null): text is string => text !== null && SIGNATURE.test(text)

function createHook({ eyebrow, headline, subline }: Copy, { prompt }: Brief): Shot {
  const signature = isSignature(subline) ? [toMinor(subline, 'subline')] : []
  const text = signature.length > 0 ? quoteAsTyped(headline, prompt) : headline
  return createShot('hook', [...(eyebrow ? [toMinor(eyebrow, 'eyebrow')] : []), toHero(text), ...signature])
}

const OPENING = '"“„«‹「『”‚‘'
const CLOSING = '"”“»›」』’'

/** A quotation with the marks that stand around it in the request. */
function quoteAsTyped(text: string, prompt: string): string {
  const at = prompt.toLowerCase().indexOf(text.toLowerCase())
  const [before, after] = [prompt.charAt(at - 1), prompt.charAt(at + text.length)]
  const isQuoted = at > 0 && after !== '' && OPENING.includes(before) && CLOSING.includes(after)
  return isQuoted ? `${before === '"' ? '“' : before}${text}${after === '"' ? '”' : after}` : text
}

/** The subject has a shot of its own where the copy says something of it, or where the film would say almost nothing. */
function createSubject(copy: Copy, { brand, product }: Brief, points: number): Shot[] {
  const { subline, headline, alternatives } = copy
  if (isSignature(subline) || isInvitation(copy)) return []
  if (subline) return [createShot('subject', [toHero(subline, 'subline')])]
  if (points > 1) return []
  const isFree = (text: string | null | undefined): text is string =>
    Boolean(text) && !headline.toLowerCase().includes((text ?? '').toLowerCase())
  // The writer already found these words fit for the design.
  const usual = brand.description && alternatives.includes(brand.description) ? brand.description : null
  const text = [product?.name, usual].find(isFree)
  return text ? [createShot('subject', [toHero(text, 'subline')])] : []
}

/** The second line of the hook, or the subject without words, gets a shot of its own. */
function splitHook([hook, ...others]: readonly Shot[]): Shot[] {
  if (!hook) return []
  const [minor] = hook.lines.filter(({ size }) => size === 'minor')
  if (!minor) return [hook, createShot('subject', []), ...others]
  const rest = hook.lines.filter((line) => line !== minor)
  const alone = createShot('subject', [toHero(minor.text.replace(SIGNATURE, ''), 'subline')])
  const split = { ...hook, lines: rest }
  return hook.lines[0] === minor
    ? [{ ...alone, kind: 'hook' }, { ...split, kind: 'subject' }, ...others]
    : [split, alone, ...others]
}

/** Facts of an event, which are shown together. */
const EVENT_KINDS: readonly FactKind[] = ['date', 'deadline', 'place']

/** What stands between hook and end, in the order of the request. */
function listMiddle(copy: Copy): Shot[] {
  const { details, benefits, pieces = [], block, language } = copy
  const events = details.filter(({ kind }) => EVENT_KINDS.includes(kind))
  const others = details.filter(({ kind }) => !EVENT_KINDS.includes(kind)).map(({ text }) => text)
  const said = [
    copy.headline,
    copy.subline,
    copy.badge,
    copy.price,
    copy.eyebrow,
    copy.cta,
    ...benefits,
    ...details.map(({ text }) => text),
  ]
  // Where no piece but a quotation has a slot, the copy says the request in other words: those of another language, or of a model.
  const isReworded = pieces.every(({ slot, kind }) => slot === 'caption' || kind === 'quotation')
  const captioned = pieces
    .filter(({ slot, text }) => !isReworded && slot === 'caption' && !said.includes(text))
    .map(({ text }) => sentenceCase(text, language))
  const shots = [
    ...createBlockShots(block),
    ...createOfferShots(copy),
    ...createEventShots(events),
    ...[...others, ...benefits, ...captioned].map((text) => createShot('point', [toHero(text, 'benefit')])),
  ]
  const findPlace = ({ lines }: Shot) => {
    const places = lines.map(({ text }) => pieces.findIndex((piece) => piece.text.toLowerCase() === text.toLowerCase()))
    const known = places.filter((index) => index >= 0)
    return known.length > 0 ? Math.min(...known) : pieces.length
  }
  return shots.toSorted((a, b) => findPlace(a) - findPlace(b))
}

/** The price with its conditions, or a badge that says something on its own. */
function createOfferShots({ price, badge, small_print }: Copy): Shot[] {
  const print = small_print ? [toMinor(small_print, 'small_print')] : []
  const mark = badge ? [toMinor(badge, 'badge')] : []
  if (price) return [createShot('offer', [toHero(price, 'price'), ...mark, ...print])]
  if (badge) return [createShot('offer', [toHero(badge, 'badge'), ...print])]
  return small_print ? [createShot('point', [toHero(small_print, 'small_print')])] : []
}

/** Date and place stand together; more facts of an event follow in pairs. */
function createEventShots(events: readonly Fact[]): Shot[] {
  const pairs = Array.from({ length: Math.ceil(events.length / 2) }, (_, at) => events.slice(at * 2, at * 2 + 2))
  return pairs.map((pair) =>
    createShot(
      'event',
      pair.map(({ text }, index) => (index === 0 ? toHero(text, 'detail') : toMinor(text, 'detail'))),
    ),
  )
}

/** A short subline with an address says what to do: the film ends with it, unless it has a call of its own. */
const isInvitation = ({ subline, cta, language }: Copy): boolean =>
  subline !== null && cta === null && subline.length <= LONGEST_CALL && findContacts(subline, language).length > 0
/** In UTF-16 code units. */
const LONGEST_CALL = 60

/** The most addresses that an end shows. */
const MOST_WAYS = 2

/** The end: what to do in words, and where. Without a call, it repeats when. The brand mark is added when it is composed. */
function createEnd(copy: Copy): Shot {
  const { details, badge, subline, headline, benefits, language, price } = copy
  const cta = isInvitation(copy) ? subline : copy.cta
  const said = [headline, subline, badge, price, ...details.map(({ text }) => text), ...benefits].filter(
    (text) => text !== null,
  )
  const contacts = said.flatMap((text) => findContacts(text, language).map(({ start, end }) => text.slice(start, end)))
  const places = details.filter(({ kind }) => kind === 'place').map(({ text }) => text)
  const ways = [...new Set([...contacts, ...places])]
    .filter((text) => !cta?.includes(text))
    .slice(0, MOST_WAYS)
    .map((text) => toMinor(text, 'detail'))
  const when = details.find(({ kind }) => kind === 'date' || kind === 'deadline')?.text ?? badge
  if (cta) return createShot('end', [toHero(cta, 'cta'), ...ways])
  return createShot('end', ways.length > 0 || !when ? ways : [toMinor(when, 'detail')])
}
