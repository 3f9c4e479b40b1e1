import type { Brief } from '#studio/model/brief.ts'
import { nameColor } from '#studio/copywriter/color-name.ts'
import { removeQuotes } from '#studio/copywriter/headlines/quotes.ts'

const MOODS: Record<string, string> = {
  professional: 'confident, clean and trustworthy; natural light, crisp detail',
  playful: 'cheerful and surprising; bright light, lively shapes',
  luxury: 'refined and quiet; low, directed light, rich materials, much empty space',
  minimal: 'calm and reduced; soft even light, few objects, much empty space',
  bold: 'strong and graphic; hard light, high contrast, one dominant shape',
  friendly: 'warm and close; morning light, everyday setting',
  authoritative: 'serious and steady; architectural lines, controlled light',
  innovative: 'forward-looking and precise; cool light, unusual angle',
}

/** The image must not contain what our renderer adds: logo and text. */
const NO_WORDS =
  'No text of any kind: no letters, numbers, words, captions, signs, labels, logos, emblems, watermarks, user interface or frames. ' +
  'Where an object would carry writing, leave it blank.'
const OWN_LABEL = 'Only what is printed on the product itself stays as it is.'

/**
 * Asks for a picture that words can be placed on. `references` counts the pictures that go along: those of the brief
 * without its logos, in its order.
 */
export function imagePrompt(brief: Brief, references: number): string {
  return [
    `A picture for a social media post of the brand ${brief.brand.name}. It fills the whole frame.`,
    ...subject(brief),
    ...roles(brief, references, (index) => `Picture ${index + 1}`),
    `Mood: ${chooseMood(brief)}.`,
    `Colors: ${palette(brief)} set the mood through light, materials and surroundings; no flat color fields, no color swatches.`,
    `Composition: ${composition(brief)}`,
    noWords(brief, references),
  ].join('\n')
}

const UNWANTED = ['text', 'letters', 'numbers', 'captions', 'signs', 'logo', 'watermark', 'user interface', 'frame']
const UNWANTED_WITH_PRODUCT = ['captions', 'watermark', 'user interface', 'frame']

/** Tokens that are charged beside the image at most: those of the prompt, of what the model thinks, and of each picture that goes along. */
export const PROMPT_TOKENS = { prompt: 1000, thoughts: 500, reference: 1500 }

/** What the picture must not show, as a list for models that take one. A product keeps what is printed on it. */
export function negativePrompt({ brand, pictures }: Brief, references: number): string {
  const hasProduct = references > 0 && pictures.some(({ role }) => role === 'product')
  return [...(hasProduct ? UNWANTED_WITH_PRODUCT : UNWANTED), ...(brand.dont ?? [])].join(', ')
}

/** The content of the image or video, without the quoted texts. */
export function subject({ prompt, product, brand, theme, instructions }: Brief): string[] {
  const shown = removeQuotes(prompt).replaceAll(/\s+/g, ' ').trim()
  const parts = [
    shown.length > 3
      ? `The post is about this; show one scene that fits it: ${shown}`
      : `Show one scene of what the brand stands for: ${brand.description ?? brand.name}`,
    product && `The product: ${[product.name, product.description].filter(Boolean).join('. ')}`,
    theme && `Season or theme: ${theme.replaceAll('_', ' ')}`,
    instructions && `Further instructions: ${removeQuotes(instructions).trim()}`,
    (brand.dont ?? []).length > 0 && `Never show: ${(brand.dont ?? []).join('; ')}`,
  ]
  return parts.filter((part) => typeof part === 'string')
}

/** The purpose of each reference image. */
export function roles({ pictures }: Brief, references: number, nameOf: (index: number) => string): string[] {
  const sent = pictures.filter(({ role }) => role !== 'logo').slice(0, references)
  return sent.map(({ role }, index) =>
    role === 'product'
      ? `${nameOf(index)} is the product: show exactly this one, with its shape, colors and materials unchanged.`
      : `${nameOf(index)} is a reference for style, setting and light; take nothing written from it.`,
  )
}

export const noWords = ({ pictures }: Brief, references: number) =>
  references > 0 && pictures.some(({ role }) => role === 'product') ? `${NO_WORDS} ${OWN_LABEL}` : NO_WORDS

export const chooseMood = ({ tone, brand }: Brief) =>
  MOODS[tone ?? brand.tone] ?? MOODS[brand.tone] ?? MOODS['professional']

/** Colors by name, because the model could write a hex code into the image. */
export const palette = ({ brand }: Brief) => `${nameColor(brand.primary_color)} and ${nameColor(brand.secondary_color)}`

/** Where our renderer places the text. */
function composition({ width, height }: Brief): string {
  const ratio = width / height
  if (ratio > 1.5)
    return 'the subject in the right half; the left half calm and low in detail, for words that are added later.'
  if (ratio < 0.7)
    return 'the subject in the middle; the upper third and the lowest quarter calm and low in detail, for words that are added later.'
  return 'the subject in the lower two thirds; the upper third calm and low in detail, for words that are added later.'
}
