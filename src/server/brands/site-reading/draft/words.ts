import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { LIST_ENTRY_MAX, LONG_TEXT_MAX, NAME_MAX } from '#contract/limits.ts'
import { BRAND_TONES, type BrandTone, DEFAULT_BRAND_TONE } from '#contract/options.ts'
import type { Page } from '../read/page.ts'
import type { StructuredThing } from '../read/structured-data.ts'
import type { Found } from './found.ts'
import { nameInTitle, toBrandName } from './title-name.ts'

/** What the words of a page say. A null is a field without anything to show. */
export interface WordDraft {
  name: Found<string>
  description: Found<string | null>
  tone: Found<BrandTone>
  voice: Found<string> | null
  audience: Found<string> | null
  ctas: Found<string[]> | null
  keywords: Found<string[]> | null
  language: Found<string> | null
}

/** `siteName` is that of the web app manifest. */
export interface WordSources {
  page: Page | null
  things: readonly StructuredThing[]
  siteName: string
  host: string
}

export function draftWords(sources: WordSources): WordDraft {
  const { page } = sources
  const texts = page ? [page.title, page.metas['description'] ?? '', ...page.headings, ...page.paragraphs] : []
  return {
    name: findName(sources),
    description: findDescription(sources),
    tone: findTone(texts.join(' \n ')),
    voice: page && describeVoice(page),
    audience: findAudience(texts),
    ctas: findCtas(page),
    keywords: findKeywords(page),
    language: findLanguage(page),
  }
}

function findName({ page, things, siteName, host }: WordSources): Found<string> {
  const organization = things.find(({ type, name }) => type === 'organization' && name)?.name ?? ''
  const candidates: [string, Found<unknown>['key'], number][] = [
    [organization, 'json_ld', 0.95],
    [toBrandName(page?.metas['og:site_name'] ?? ''), 'site_name', 0.9],
    [toBrandName(page?.metas['application-name'] ?? siteName), 'app_name', 0.8],
    [nameInTitle(page?.title ?? '', domainLabel(host)), 'title', 0.7],
  ]
  const [value, key, confidence] = candidates.find(([name]) => name.trim()) ?? ['', 'no_name', 0]
  if (value) return { value: cut(value.trim(), NAME_MAX), key, text: '', confidence }
  const label = domainLabel(host)
  return label
    ? { value: label[0]?.toUpperCase() + label.slice(1), key: 'domain', text: host, confidence: 0.4 }
    : { value: '', key: page ? 'no_name' : 'no_page', text: '', confidence: 0 }
}

/** The name before the public suffix: `acme` of `www.acme.co.uk`. An address is no name. */
function domainLabel(host: string): string {
  if (/^[\d.:[\]]+$/.test(host) || host === 'localhost') return ''
  const parts = host
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  const hasShortSuffix = parts.length > 2 && /^(?:co|com|org|net|ac|gov)$/.test(parts.at(-2) ?? '')
  return parts.at(hasShortSuffix ? -3 : -2) ?? parts[0] ?? ''
}

function findDescription({ page, things }: WordSources): Found<string | null> {
  const described = page?.metas['description'] ?? ''
  const shared = page?.metas['og:description'] ?? ''
  const organization = things.find(({ type, description }) => type === 'organization' && description)?.description ?? ''
  const paragraph = page?.paragraphs.find((text) => text.length >= 60) ?? ''
  const candidates: [string, Found<unknown>['key'], number][] = [
    [described, 'meta_description', 0.9],
    [shared, 'open_graph', 0.85],
    [organization, 'json_ld', 0.8],
    [paragraph, 'first_paragraph', 0.5],
  ]
  const found = candidates.find(([text]) => text.trim().length > 10)
  if (!found) return { value: null, key: page ? 'no_description' : 'no_page', text: '', confidence: 0 }
  return { value: cut(found[0].trim(), 500), key: found[1], text: '', confidence: found[2] }
}

const HITS_MIN = 2

function findTone(text: string): Found<BrandTone> {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const scores = BRAND_TONES.map((tone) => {
    const hits = words.filter((word) => TONE_WORDS[tone].some((known) => matchesWord(known, word)))
    const shouts = tone === 'playful' ? Math.min(2, (text.match(/!/g) ?? []).length / 4) : 0
    return { tone, hits: [...new Set(hits)], score: new Set(hits).size + Math.min(hits.length, 12) * 0.15 + shouts }
  }).toSorted((a, b) => b.score - a.score)
  const [best, second] = scores
  if (!best || best.hits.length < HITS_MIN)
    return { value: DEFAULT_BRAND_TONE, key: 'no_tone', text: '', confidence: 0 }
  const lead = (best.score - (second?.score ?? 0)) / best.score
  const confidence = Math.round(Math.min(0.8, 0.3 + 0.05 * best.hits.length + 0.3 * lead) * 100) / 100
  return { value: best.tone, key: 'words', text: best.hits.slice(0, 4).join(', '), confidence }
}

const matchesWord = (known: string, word: string) =>
  known.endsWith('-') ? word.startsWith(known.slice(0, -1)) : word === known

/** Measured, not guessed: the length of sentences, the form of address, and exclamation marks. */
function describeVoice({ headings, paragraphs, lang }: Page): Found<string> | null {
  const text = [...paragraphs, ...headings].join('. ')
  const sentences = text
    .split(/[.!?]\s/)
    .map((one) => one.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0)
    .filter((count) => count > 1)
  if (sentences.length < 4 || !/^(?:en|$)/i.test(lang)) return null
  const mean = Math.round(sentences.reduce((sum, count) => sum + count, 0) / sentences.length)
  const you = text.match(/\byou(?:r|rs)?\b/gi)?.length ?? 0
  const we = text.match(/\b(?:we|our|us)\b/gi)?.length ?? 0
  const shouts = text.match(/!/g)?.length ?? 0
  const length = mean <= 10 ? 'Short sentences' : mean <= 18 ? 'Sentences of medium length' : 'Long sentences'
  const value = [
    `${length}, about ${mean} words.`,
    you > we
      ? 'Speaks to the reader as “you”.'
      : we > 0
        ? 'Speaks of itself as “we”.'
        : 'Speaks without “we” and “you”.',
    shouts === 0 ? 'No exclamation marks.' : shouts > sentences.length / 6 ? 'Often exclaims.' : '',
  ]
  return { value: value.filter(Boolean).join(' '), key: 'sentences', text: '', confidence: 0.6 }
}

const AUDIENCE =
  /\b(?:(?:made|built|designed|created|crafted|perfect|ideal|tools?|software|skincare) for|für) ([^.,;:!?|–—]{4,70})/i

function findAudience(texts: readonly string[]): Found<string> | null {
  for (const text of texts.slice(0, 60)) {
    const [whole, audience = ''] = AUDIENCE.exec(text) ?? []
    if (!whole || /^(?:you|your|the|a|an|it|this|life|everything)\b/i.test(audience.trim())) continue
    const value = audience.trim()
    return {
      value: value.charAt(0).toUpperCase() + value.slice(1),
      key: 'wording',
      text: `“${whole.trim()}”`,
      confidence: 0.5,
    }
  }
  return null
}

const NO_CTA =
  /^(?:menu|search|close|open|cookie|accept|reject|decline|log ?in|sign in|submit|ok|next|previous|×|x|en|de|back|skip|toggle|suche|menü|schließen)\b/i

function findCtas(page: Page | null): Found<string[]> | null {
  const labels = page?.buttons.filter(
    (text) => text.length >= 3 && text.length <= 30 && /\p{L}/u.test(text) && !NO_CTA.test(text),
  )
  const value = [...new Set(labels)].slice(0, 5)
  return value.length > 0 ? { value, key: 'buttons', text: '', confidence: 0.7 } : null
}

function findKeywords(page: Page | null): Found<string[]> | null {
  const words = (page?.metas['keywords'] ?? '')
    .split(',')
    .map((word) => cut(word.trim(), LIST_ENTRY_MAX))
    .filter(Boolean)
  return words.length > 0
    ? { value: [...new Set(words)].slice(0, 10), key: 'keywords', text: '', confidence: 0.7 }
    : null
}

function findLanguage(page: Page | null): Found<string> | null {
  const lang = page?.lang.toLowerCase() ?? ''
  const value =
    DESIGN_LANGUAGES.find((code) => code.toLowerCase() === lang) ??
    DESIGN_LANGUAGES.find((code) => code === lang.split(/[-_]/)[0])
  return value ? { value, key: 'lang', text: '', confidence: 0.9 } : null
}

/** At most so many code points, at the end of a word. */
export function cut(text: string, max: number): string {
  const points = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '))
  if (points.length <= max) return points.join('')
  const short = points.slice(0, Math.min(max, LONG_TEXT_MAX) - 1).join('')
  return `${short.replace(/\s\S*$/, '') || short}…`
}

/** Words that show a tone, in English and German. A word that ends with `-` also matches longer ones. */
const TONE_WORDS: Readonly<Record<BrandTone, readonly string[]>> = {
  professional: list(
    'solution- expertise consulting enterprise compliance reliable professional- partner- service- industry strategy results certified efficient business beratung lösung- unternehmen zuverlässig- kompetenz',
  ),
  playful: list(
    'fun play- silly yay oops wow party giggle- cheeky wild happy joy- crazy treats snack- yum- funny magic spaß bunt lecker verrückt',
  ),
  luxury: list(
    'luxur- exquisite elegan- timeless couture finest exclusive bespoke haute atelier prestige heritage refined opulen- precious edel- luxus exklusiv- zeitlos-',
  ),
  minimal: list(
    'simple simplicity minimal- essential- less pure quiet calm clean clarity nothing plain reduced distraction schlicht- einfach- klar ruhig reduziert-',
  ),
  bold: list(
    'bold- fearless dare daring unstoppable rebel- loud power- fierce beast crush dominate revolution strong- break hard mutig- kraft stark- laut',
  ),
  friendly: list(
    'friendly family neighbor- neighbour- welcome hello together warm- care caring love- community smile- help- kind cozy home gemeinsam willkommen familie herzlich- freund- hallo',
  ),
  authoritative: list(
    'leading leader- proven research- evidence expert- standard- trusted authority science scientific clinical- data official award- institute since führend- wissenschaft- erprobt studie-',
  ),
  innovative: list(
    'innovat- future ai next-generation breakthrough reinvent- technolog- cutting-edge smart automat- disrupt- pioneer- robot- platform cloud zukunft neu- künstliche digital-',
  ),
}

function list(words: string): string[] {
  return words.split(' ')
}
