import { listCampaignHeadlines, listOwnLines } from '../campaign.ts'
import { restoreCapitals } from './capitals.ts'
import { isEnglish } from '../requests/language.ts'
import { firstSentence, sentenceCase, shorten, withoutStop } from './shorten.ts'
import type { BriefReading } from '../facts/read-brief.ts'
import type { Fact } from '../facts/fact.ts'
import type { ParsedPrompt } from '../requests/parse-prompt.ts'
import type { Brief } from '../../model/brief.ts'
import type { Random } from '../../model/random.ts'

const MOST = 7

/** Lists headlines about the subject of an English prompt, best first. The caller handles quoted texts. */
export function listHeadlines(brief: Brief, topic: ParsedPrompt, reading: BriefReading, random: Random): string[] {
  if (!brief.prompt.trim()) return listCampaignHeadlines(brief, random)
  const own = ownWords(brief, topic, reading)
  const made = makeHeadline(own, brief, topic, reading, random)
  return [made, own, ...listOwnLines(brief)].map((text) => sentenceCase(restoreCapitals(text)))
}

function makeHeadline(
  own: string,
  brief: Brief,
  topic: ParsedPrompt,
  { subject: read, facts, block }: BriefReading,
  random: Random,
): string {
  const subject = isSentence(topic) ? topic.subject : plainSubject(read)
  // "Our new app" names no product, but says more than the brand's description.
  if (topic.intent === 'launch' && isVague(subject) && brief.product === null) {
    if (/^(?:our )?new \S/i.test(read)) return shorten(`our ${read.replace(/^our /i, '')}`, MOST)
    if (topic.label !== null && /^our \S/i.test(read)) return shorten(read, MOST)
  }
  if (!subject || isVague(subject) || topic.visual) return own
  if (block?.kind === 'statistic') return read
  // "Coming soon: our second bakery" has said already that it is new.
  const isTold = topic.intent === 'launch' && topic.label !== null
  const made = isTold ? null : (MAKERS[topic.intent]?.(subject, brief, random, facts) ?? asked(subject))
  return shorten(made ?? opened(subject) ?? own, MOST)
}

/** A short sentence is used unchanged as a headline: "We are open on bank holiday Monday". */
const isSentence = ({ intent, subject }: ParsedPrompt) =>
  (intent === 'statement' || intent === 'question') && subject.split(' ').length <= MOST && FINITE.test(subject)

/** Words that make an English phrase a sentence. */
export const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|will|just|opens?|makes?|keeps?|takes?|gets?|comes?|turns?|tastes?|we|you|i|it)\b/i

/** "Opening of our climbing gym" becomes a phrase with a verb. */
function opened(subject: string): string | null {
  const [, owner = '', what = ''] = subject.match(/^opening of (our|the|my) (.+)$/i) ?? []
  return what ? `${owner} ${what} opens` : null
}

/** The first of the user's own texts that is not empty: proposition, subject, title, product, brand. */
function ownWords(brief: Brief, topic: ParsedPrompt, reading: BriefReading): string {
  const { product, title, brand } = brief
  const proposition = product?.proposition && fits(product.proposition) ? product.proposition : null
  const about = isSentence(topic) ? topic.subject : reading.subject
  const said = about.length > 2 && !isVague(about) && !topic.visual
  const subject = said ? shorten(about, MOST) : null
  const described =
    brand.description !== null && isEnglish(brand.description) ? firstSentence(brand.description, 8) : null
  const named = product && subject && isAbout(subject, product.name) ? (proposition ?? product.name) : null
  const meant = title && fits(title) && !isVague(title) ? title : null
  return sentenceCase(
    prized(brief, topic) ??
      named ??
      subject ??
      proposition ??
      product?.name ??
      meant ??
      withoutStop(described) ??
      brand.name,
  )
}

/** "Our bestseller" only ranks a product; its name says more. */
function prized({ product }: Brief, { subject }: ParsedPrompt): string | null {
  if (!/^(?:bestseller|best[- ]seller|classic|favou?rite|signature|hero product|flagship)$/i.test(subject)) return null
  return product ? `Our ${subject}: ${product.name}` : `Our ${subject}`
}

const fits = (text: string) => text.trim().split(/\s+/).length <= MOST && text.length <= 56
export const isVague = (text: string) =>
  /^((a |our |my |the |new )*(test|post|image|picture|draft|untitled|new|something( cool| nice| creative| fun)?( for [a-z]+)?|it|this|product|product launch|launch|says|content|brand|company|company page|page|profile|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(motivational |inspirational |customer |monday |friday )*(quote|testimonial|review)( (for|from|about|by) .+)?|business|shop|store|coffee shop|restaurant|bakery|agency|studio|app|website|products|item|service|services|says|reads)( (image|post|picture|\d+))?|[^\p{L}\p{N}]*)$/iu.test(
    text.trim(),
  )

/** Whether a subject means the product: it contains the product's name, or is a word of that name. */
function isAbout(subject: string, name: string): boolean {
  const [said, whole] = [subject.toLowerCase(), name.toLowerCase()]
  const besides =
    said
      .replace(whole, '')
      .replace(/\b(the|our|new|a|an|from|for|launch|of|pre|order|buy|get|shop)\b/g, ' ')
      .match(/\p{L}+/gu) ?? []
  return (said.includes(whole) && besides.length <= 1) || whole.split(/\s+/).includes(said)
}

/** "Our CEO speaks at…" is a sentence, and keeps its first word. */
const SENTENCE =
  /^(?:our|the|my)\s.*\b(?:is|are|was|has|have|will|can|now|speaks?|joins?|opens?|wins?|won|turns?|moves?)\b/i

function plainSubject(subject: string): string {
  if (SENTENCE.test(subject)) return subject
  return subject
    .replace(/^(\S+ .*) (?:launch|release)$/i, '$1')
    .replace(/^(new|brand new|upcoming|latest|launch of|launch|release of|arrival of) /i, '')
    .replace(/^(our|the|my|an?) /i, '')
    .replace(/^(new|brand new) /i, '')
}

const PEOPLE =
  /^(ceo|cto|cfo|coo|head|chef|manager|director|designer|engineer|partner|colleague|teammate|team member|president)\b/i

/** "Ask people what their favorite topping is" becomes a question. */
function asked(subject: string): string | null {
  const [, word = '', rest = ''] =
    subject.match(/^ask\s.*?\b(what|which|how|where|when|who)\s+((?:their|they)\s.+)$/i) ?? []
  const [, favorite] = rest.match(/^their\s(.+?)\s(?:is|are)$/i) ?? []
  if (favorite) return `${word}${/^which$/i.test(word) ? ' is' : '’s'} your ${favorite}?`
  return /^they\s/i.test(rest) ? `${word} do you ${rest.slice(5)}?` : null
}

/** Things that two people have in common. */
const SHARED = /^(?:partnership|collaboration|collab|merger|agreement) with\b/i
/** Things that a post does not introduce with "Meet" or "Say hello to". */
const READ =
  /^(?:[\p{L}-]+ )?(?:episode|article|blog|report|guide|video|website|season|chapter|issue|hours|prices|policy)\b/iu

type Maker = (subject: string, brief: Brief, random: Random, facts: readonly Fact[]) => string | null

const MAKERS: Partial<Record<ParsedPrompt['intent'], Maker>> = {
  sale: (subject, _brief, _random, facts) => (isOccasion(subject) ? findOffer(facts) : null),
  launch: (subject, brief, random) => {
    const name = launchName(subject, brief)
    if (!name) return null
    if (/^(?:we|you|i|it|they|there|this)\b/i.test(subject)) return subject
    if (
      /^(meet|introducing|discover|say hello|welcome|try|help|vote|choose|guess|why|how|what|when|where|\d+)\b/i.test(
        subject,
      )
    )
      return subject
    if (/ (?:launch|release)$/i.test(name)) return name
    if (SHARED.test(name)) return `Our ${name}`
    if (READ.test(name)) return `New ${name}`
    const [, kind, proper] = name.match(/^(\p{Ll}+(?: \p{Ll}+)?) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})*)$/u) ?? []
    if (kind && proper) return `${proper}, our new ${kind}`
    if (/\b(is|are|has|have|opens?|arrives?|coming|here|available)\b/i.test(name)) return name
    const loud = ['bold', 'playful'].includes(brief.tone ?? brief.brand.tone)
    if (PEOPLE.test(name)) return `Meet our new ${name}`
    if (/\bupcoming \S+$/i.test(brief.prompt)) return `Our new ${name} is coming`
    if (/ launch$/i.test(brief.prompt) && /^\p{Lu}\p{Ll}*(?: \p{Ll}+)+$/u.test(name)) return `Just launched: ${name}`
    const warm = ['friendly', 'playful'].includes(brief.tone ?? brief.brand.tone)
    if (!/^\p{Lu}/u.test(name))
      return warm ? random.pick([`Say hello to our new ${name}`, `Meet our new ${name}`]) : `Meet our new ${name}`
    const isNew = /\b(new|latest)\b/i.test(brief.prompt)
    return isNew
      ? `Meet our new ${name}`
      : loud
        ? `${name} is here`
        : random.pick([`Meet ${name}`, `Introducing ${name}`])
  },
  hiring: (subject) => {
    const role =
      subject.match(/\b(?:hiring|for|looking for|recruit(?:ing)?|as)\s+(?:(?:an?|new|some)\s+)*(\S.*)$/i)?.[1] ?? ''
    const clean = shorten(role.replace(/\b(to join|position|role|job|opening)\b.*$/i, '').trim(), 4)
    return clean && !/^(our|the|your) /i.test(clean) ? `We’re hiring: ${clean}` : 'We’re hiring'
  },
  thanks: (subject) => thanks(subject),
  greeting: (subject) => greeting(subject),
  show: (subject) => anniversary(subject),
  statement: (subject) => anniversary(subject),
  tips: (subject) => subject,
  event: (subject) => eventName(subject),
}

function thanks(subject: string): string | null {
  if (/^thank/i.test(subject))
    return subject.replace(/^thank\s+(?:all )?(?:of )?(?:our|my|the) \w+ (?=for )/i, 'Thank you ')
  const people = /^(?:our |all |my )*(?:customers|clients|followers|community|fans|readers|guests|patients|team) for /i
  if (people.test(subject)) return `Thank you ${subject.replace(/^.*? (?=for )/i, '')}`
  if (/^you\b/i.test(subject)) return `Thank ${subject}`
  const reached = subject.match(
    /^(?:we|our)\b.*?((?<!\d)\d[\d.,]{0,20}\s?[km]?\+? (?:followers|subscribers|customers|members|orders|fans))/i,
  )
  if (reached?.[1]) return `Thank you for ${reached[1]}`
  return /follower|subscriber|customer|year/i.test(subject)
    ? `Thank you for ${subject.replace(/^(reaching|hitting|our|for) /i, '')}`
    : null
}

function launchName(subject: string, { product }: Brief): string | null {
  if (!subject || isVague(subject)) return product?.name ?? null
  if (product && isAbout(subject, product.name)) return product.name
  return shorten(subject.split(/,\s|:\s|\s[–—-]\s/)[0] ?? subject, 5)
}

/** "Summer sale" and "Black Friday" are occasions; "dog grooming at home" is an offered service. */
export const isOccasion = (subject: string): boolean =>
  subject.split(' ').length <= 5 &&
  /(?:\b(?:sale|deals?|offers?|event|friday|monday|week|weekend|specials?|clearance|promo|promotion|days?|season|anniversary|birthday|christmas|easter)|happy hour)$/i.test(
    subject,
  )

/** The offer in the words of the prompt: "30% off all backpacks". */
export const findOffer = (facts: readonly Fact[]): string | null =>
  facts.find(({ kind }) => kind === 'discount' || kind === 'bundle')?.text ?? null

function greeting(subject: string): string | null {
  const happy = subject.match(
    /\b([Hh]appy|[Mm]erry)\s+(?:[Nn]ew [Yy]ear|[Mm]other['’]?s [Dd]ay|[Ff]ather['’]?s [Dd]ay|[\p{L}’']+)(?:\s+(?:day|year|eve|birthday|anniversary|holidays|christmas|easter|\p{Lu}[\p{L}’']+))*/u,
  )?.[0]
  if (happy) return capitals(happy)
  const day = subject.match(
    /\b(new year|christmas|easter|diwali|thanksgiving|halloween|(?:international )?(?:valentine|mother|father|women)['’]?s day|earth day|eid|(?:world|international|national) (?:[\p{L}'’]+ ){1,3}day)\b/iu,
  )?.[0]
  if (!day) return null
  return /christmas/i.test(day) ? 'Merry Christmas' : /eid/i.test(day) ? 'Eid Mubarak' : capitals(`happy ${day}`)
}

function anniversary(subject: string): string | null {
  const years = subject.match(
    /\b(\d{1,3})(?:st|nd|rd|th)?[- ]?(?:years?)?(?: of)? (?:anniversary|birthday|in business)/i,
  )?.[1]
  return years ? `Celebrating ${years} years` : null
}

const capitals = (text: string) =>
  text.replace(/\p{L}[\p{L}’']*/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1))

function eventName(subject: string): string | null {
  const cut = subject.replace(/^(upcoming|next|free|annual|join (us|our) (for|at) (the |our |an? )?) ?/i, '')
  return cut.split(' ').length <= MOST + 1 ? cut : shorten(cut, MOST)
}
