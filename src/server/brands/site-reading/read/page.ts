import { Parser } from 'htmlparser2'
import { createSvgRecorder, type PageSvg, type Place } from './inline-svg.ts'
import { createItemRecorder } from './microdata.ts'

export interface PageImage {
  src: string
  place: Place
  /** Whether a link to the start page contains it. */
  isHome: boolean
  /** Whether its id, class, alternative text or address, or those of its parents, contain “logo”. */
  isNamedLogo: boolean
  alt: string
}

/** What one HTML page tells about its brand. Every list is bounded. */
export interface Page {
  title: string
  lang: string
  /** By the name or property, in lower case. The first of a name counts. */
  metas: Record<string, string>
  /** Contents of theme-color, for light mode first. */
  themeColors: string[]
  links: { rel: string; href: string; sizes: string; color: string; type: string }[]
  /** Contents of style elements. */
  styles: string[]
  /** Style attributes as rules, with a selector that tells their element. */
  inlineRules: string[]
  jsonLd: string[]
  /** Items of microdata and RDFa, in the form of JSON-LD. */
  items: object[]
  /** The address that other addresses of the page are relative to, or ''. */
  base: string
  images: PageImage[]
  svgs: PageSvg[]
  anchors: string[]
  headings: string[]
  paragraphs: string[]
  buttons: string[]
  /** Characters of visible text. */
  textLength: number
  /** Tags, `.class` and `#id`, that selectors of the page can match. */
  names: string[]
}

const LIST_MAX = 200
const NAMES_MAX = 5000
const DEPTH_MAX = 400
const TEXT_MAX = 400
const STYLE_MAX = 1024 * 1024
const TEXT_TAGS = new Set(['h1', 'h2', 'h3', 'p', 'li', 'button', 'a', 'title', 'figcaption', 'blockquote'])
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

interface Open {
  tag: string
  place: Place
  isHome: boolean
  isNamedLogo: boolean
  isHidden: boolean
  isButton: boolean
  text: string | null
}

type Attributes = Record<string, string>

const newPage = (): Page => ({
  title: '',
  lang: '',
  metas: {},
  themeColors: [],
  links: [],
  styles: [],
  inlineRules: [],
  jsonLd: [],
  items: [],
  base: '',
  images: [],
  svgs: [],
  anchors: [],
  headings: [],
  paragraphs: [],
  buttons: [],
  textLength: 0,
  names: [],
})

const TOP: Open = {
  tag: '',
  place: 'main',
  isHome: false,
  isNamedLogo: false,
  isHidden: false,
  isButton: false,
  text: null,
}

/** Reads a page in one pass. Scripts are not run; broken markup is tolerated. */
export function readPage(html: string): Page {
  const page = newPage()
  const names = new Set<string>()
  const stack: Open[] = [TOP]
  const svg = createSvgRecorder()
  const items = createItemRecorder()
  const top = () => stack.at(-1) ?? TOP
  const parser = new Parser(
    {
      onopentag: (name, raw) => {
        const tag = name.toLowerCase()
        const attributes = lowerCaseKeys(raw)
        const parent = top()
        const open = openElement(tag, attributes, parent)
        items.open(tag, attributes, stack.length)
        if (VOID.has(tag)) items.close(stack.length)
        else if (stack.length < DEPTH_MAX) stack.push(open)
        if (svg.open(name, raw, open)) return
        addNames(names, tag, attributes)
        noteElement(page, tag, attributes, open)
      },
      ontext: (text) => {
        svg.text(text)
        items.text(text)
        const { tag, isHidden } = top()
        if (tag === 'style') addStyle(page, text)
        if (tag === 'script' || tag === 'style' || tag === 'noscript' || tag === 'template') {
          const open = top()
          if (open.text !== null) open.text += text
          return
        }
        if (!isHidden) page.textLength += text.trim().length
        for (const open of stack)
          if (open.text !== null && open.text.length < TEXT_MAX)
            // The parser may give a text of the whole page at once.
            open.text += text.slice(0, TEXT_MAX)
      },
      onclosetag: (name) => {
        const tag = name.toLowerCase()
        svg.close(name)
        if (top().tag !== tag || stack.length === 1) return
        const open = stack.pop()
        items.close(stack.length)
        if (open) noteText(page, open)
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  )
  parser.end(html)
  page.svgs = svg.finish()
  page.names = [...names]
  items.close(0)
  page.items = items.finish()
  return page
}

const lowerCaseKeys = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))

const textOf = (attributes: Attributes, name: string) => attributes[name]?.trim() ?? ''

/** Lists of customers and partners show the logos of others. */
const OTHERS = /partner|client|customer|sponsor|payment|press|trust|award|testimonial|featured/i

function openElement(tag: string, attributes: Attributes, parent: Open): Open {
  const named = `${textOf(attributes, 'id')} ${textOf(attributes, 'class')} ${textOf(attributes, 'aria-label')}`
  const isOthers = OTHERS.test(named)
  const isCta = /\b(?:btn|button|cta)\b|-(?:btn|button|cta)\b/i.test(textOf(attributes, 'class'))
  return {
    tag,
    place: placeOf(tag, named, parent.place),
    isHome: parent.isHome || (tag === 'a' && isHomeLink(textOf(attributes, 'href'))),
    isNamedLogo: !isOthers && (parent.isNamedLogo || /logo|\bbrand\b|navbar-brand/i.test(named)),
    isHidden: parent.isHidden || tag === 'head' || tag === 'svg' || 'hidden' in attributes,
    isButton: tag === 'button' || (tag === 'a' && isCta) || textOf(attributes, 'role') === 'button',
    text: TEXT_TAGS.has(tag) || isJsonLd(tag, attributes) ? '' : null,
  }
}

function placeOf(tag: string, named: string, parent: Place): Place {
  if (tag === 'footer' || /\bfooter\b/i.test(named)) return 'footer'
  if (parent === 'footer') return parent
  if (tag === 'header' || tag === 'nav' || /\b(?:site-header|header|navbar|topbar|nav|masthead)\b/i.test(named))
    return 'header'
  return parent
}

const isHomeLink = (href: string) =>
  /^(?:\.?\/|#|https?:\/\/[^/]+\/?|\/[a-z]{2}(?:-[a-z]{2})?\/?|index\.html?)$/i.test(href)

const isJsonLd = (tag: string, attributes: Attributes) =>
  tag === 'script' && /^application\/ld\+json/i.test(textOf(attributes, 'type'))

function addNames(names: Set<string>, tag: string, attributes: Attributes): void {
  if (names.size > NAMES_MAX) return
  names.add(tag)
  for (const one of textOf(attributes, 'class').split(/\s+/)) if (one) names.add(`.${one}`)
  if (attributes['id']) names.add(`#${attributes['id']}`)
}

function noteElement(page: Page, tag: string, attributes: Attributes, open: Open): void {
  const text = (name: string) => textOf(attributes, name)
  if (tag === 'html') page.lang ||= text('lang')
  if (tag === 'base') page.base ||= text('href').slice(0, 2000)
  if (tag === 'meta') noteMeta(page, text)
  if (tag === 'link' && text('href') && page.links.length < LIST_MAX)
    page.links.push({
      rel: text('rel').toLowerCase(),
      href: text('href'),
      sizes: text('sizes'),
      color: text('color'),
      type: text('type'),
    })
  if (tag === 'img') noteImage(page, attributes, open)
  if (tag === 'a' && text('href') && page.anchors.length < LIST_MAX * 5) page.anchors.push(text('href').slice(0, 500))
  if (text('style') && page.inlineRules.length < LIST_MAX) page.inlineRules.push(inlineRule(tag, text('style'), open))
}

/** A rule for a style attribute. Its selector says where the element is. */
function inlineRule(tag: string, style: string, { place, isButton }: Open): string {
  const selector = isButton ? 'button' : place === 'main' ? tag : place
  return `${selector}{${style.slice(0, 2000).replaceAll(/[{}]/g, ' ')}}`
}

function noteMeta(page: Page, text: (name: string) => string): void {
  const name = (text('name') || text('property')).toLowerCase()
  const content = text('content').slice(0, 2000)
  if (!name || !content) return
  if (name === 'theme-color') {
    if (/dark/.test(text('media'))) page.themeColors.push(content)
    else page.themeColors.unshift(content)
  }
  if (Object.keys(page.metas).length < LIST_MAX) page.metas[name] ??= content
}

function noteImage(page: Page, attributes: Attributes, open: Open): void {
  const text = (name: string) => textOf(attributes, name)
  const src = text('src').startsWith('data:image/gif') ? '' : text('src')
  const source = src || text('data-src') || (text('srcset').split(/[\s,]/)[0] ?? '')
  if (!source || page.images.length >= LIST_MAX) return
  const named = `${text('alt')} ${text('class')} ${source.startsWith('data:') ? '' : source}`
  page.images.push({
    src: source,
    place: open.place,
    isHome: open.isHome,
    isNamedLogo: open.isNamedLogo || (/logo/i.test(named) && !OTHERS.test(named)),
    alt: text('alt').slice(0, TEXT_MAX),
  })
}

function addStyle(page: Page, text: string): void {
  if (page.styles.length >= LIST_MAX) return
  const size = page.styles.reduce((sum, style) => sum + style.length, 0)
  if (size < STYLE_MAX) page.styles.push(text.slice(0, STYLE_MAX - size))
}

function noteText(page: Page, { tag, text, isButton, isHidden, place }: Open): void {
  if (text === null) return
  if (tag === 'script') {
    if (page.jsonLd.length < 20) page.jsonLd.push(text)
    return
  }
  const clean = text.replaceAll(/\s+/g, ' ').trim()
  if (!clean) return
  if (tag === 'title') page.title ||= clean
  if (isHidden) return
  const add = (list: string[]) => list.length < LIST_MAX && list.push(clean)
  if (isButton) add(page.buttons)
  else if (tag.startsWith('h')) add(page.headings)
  else if (tag !== 'a' && place !== 'footer') add(page.paragraphs)
}
