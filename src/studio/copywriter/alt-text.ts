import { says } from './caption.ts'
import { ended } from './sentence-end.ts'
import { nameColor } from './color-name.ts'
import { listCopyTexts, type Copy } from './copy.ts'
import { sentenceCase } from './headlines/sentence-case.ts'
import { findImageWords } from './languages/image-words.ts'
import { UNDETERMINED } from './languages/language-tag.ts'
import { isEnglishBrief } from './requests/language.ts'
import type { PostBlock } from './facts/post-block.ts'
import type { Brief } from '../model/brief.ts'
import type { Layer } from '../model/scene.ts'

/** What can be seen besides the texts. */
interface Seen {
  texts: string[]
  logo: boolean
  /** The name of the product, or null for any other picture. */
  pictures: (string | null)[]
  /** What the drawings show, in English. */
  drawings: string[]
}

/**
 * The alternative text of a design: every text that its layers show, and no other one, the logo, the pictures and the drawings. `painted`
 * says that a model generated the picture, so that nobody knows what it shows.
 */
export function describeDesign(brief: Brief, copy: Copy, layers: readonly Layer[], painted: boolean): string {
  const seen = lookAt(brief, copy, layers, painted)
  const english = copy.language === UNDETERMINED ? isEnglishBrief(brief) : copy.language === 'en'
  return english ? describeInEnglish(brief, copy, seen) : describeInLanguage(brief, copy, seen)
}

function lookAt({ pictures, product }: Brief, copy: Copy, layers: readonly Layer[], painted: boolean): Seen {
  const drawn = layers.flatMap((layer) =>
    layer.kind === 'text' && layer.role !== 'page' && layer.role !== 'label' ? [layer] : [],
  )
  const all = drawn.map(({ text }) => text).join('\n')
  const entries = listEntries(copy.block).filter(({ texts }) => texts.every((text) => all.includes(text)))
  const ofEntries = new Set(entries.flatMap(({ texts }) => texts))
  const own = listCopyTexts(copy).filter((text) => all.includes(text) && !ofEntries.has(text))
  const isOwn = (text: string) => ofEntries.has(text) || own.some((said) => isPartOf(text, said))
  const added = drawn.filter(({ role, text }) => role !== 'wordmark' && !isOwn(text) && !isNumberOfStep(text, copy))
  const isProduct = (key: string) => pictures.some((image) => image.key === key && image.role === 'product')
  const name = (key: string) => (isProduct(key) && !painted ? (product?.name ?? null) : null)
  const shown = layers.flatMap((layer) => (layer.kind === 'picture' ? [name(layer.key)] : []))
  const objects = layers.flatMap((layer) => (layer.kind === 'object' ? [layer.name.replaceAll(/[-_]+/g, ' ')] : []))
  return {
    texts: [...new Set([...own, ...entries.map(({ said }) => said), ...added.map(({ text }) => text)])],
    logo: layers.some(({ kind }) => kind === 'logo'),
    pictures: [...new Set(shown)],
    drawings: [...new Set(objects)],
  }
}

/** An entry of a list or a table, whose texts are read together: "1. Cleanse", "Sat: 9–6". */
interface Entry {
  texts: readonly string[]
  said: string
}

function listEntries(block: PostBlock | null): Entry[] {
  if (block?.kind === 'steps')
    return block.steps.map((text, index) => ({ texts: [text], said: `${index + 1}. ${text}` }))
  if (block?.kind !== 'menu') return []
  return block.rows.map(({ text, price }) => ({ texts: [text, price], said: `${text}: ${price}` }))
}

/** The numbers of steps stand in layers of their own. */
const isNumberOfStep = (text: string, { block }: Copy) => block?.kind === 'steps' && /^\p{Nd}{1,2}$/u.test(text)

/** A layer with several texts of the copy in one line adds nothing to them. */
const isPartOf = (text: string, said: string) => text.includes(said) || said.includes(text)

function describeInEnglish({ brand }: Brief, { headline, subline, cta }: Copy, seen: Seen): string {
  const colors = [...new Set([brand.primary_color, brand.secondary_color].map(nameColor))].join(' and ')
  const parts = [
    ...(seen.logo ? [`${/^the\s/i.test(brand.name) ? '' : 'the '}${brand.name} logo`] : []),
    ...seen.pictures.map((name) => (name ? `a picture of ${name}` : 'a picture')),
    ...(seen.drawings.length > 0 ? [`a drawing (${seen.drawings.join(', ')})`] : []),
  ]
  const has = (text: string | null): text is string => text !== null && seen.texts.includes(text)
  const words = [headline, subline].filter(has)
  const others = seen.texts.filter((text) => ![headline, subline, cta].includes(text))
  const read = [
    words.map((text) => `“${text.replace(/\.$/, '')}”`).join(' and '),
    others.length > 0 ? sentenceCase(others.join(', ')) : '',
  ].filter(Boolean)
  return [
    `${brand.name} graphic in ${colors}${parts.length > 0 ? `, with ${joinWithAnd(parts)}` : ''}.`,
    ...(read.length > 0 ? [`It reads ${read.join(', with ')}.`] : []),
    ...(has(cta) ? [`A button reads “${cta}”.`] : []),
  ].join(' ')
}

const joinWithAnd = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** The texts in their language. Where its words are known, they name the other parts. Names of drawings are English, so they are left out. */
function describeInLanguage({ brand }: Brief, { headline, subline, cta, language }: Copy, seen: Seen): string {
  const words = findImageWords(language)
  const rank = (text: string) => [headline, subline].indexOf(text) >>> 0
  const texts = seen.texts.toSorted((a, b) => rank(a) - rank(b)).filter((text) => text !== cta)
  const said = [...texts, ...(cta && seen.texts.includes(cta) ? [cta] : [])]
  const parts = words
    ? [
        ...(seen.logo ? [words.logo] : []),
        ...seen.pictures.map((name) =>
          name && !says(said.join(' '), name) ? `${words.picture}: ${name}` : words.picture,
        ),
        ...(seen.drawings.length > 0 ? [words.drawing] : []),
      ]
    : []
  return `${brand.name}: ${[...said, ...parts].map(ended).join(' ')}`
}
