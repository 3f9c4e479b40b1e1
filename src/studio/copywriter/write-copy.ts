import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { listWordsLeft } from './carry/carry-facts.ts'
import { chooseCallToAction } from './call-to-action.ts'
import { composeCaption } from './caption.ts'
import { writeMessages } from './caption-messages.ts'
import { assignSlots } from './facts/assign-slots.ts'
import { listHashtags } from './hashtags.ts'
import { listAlternatives } from './headlines/list-alternatives.ts'
import { sentenceCase } from './headlines/sentence-case.ts'
import { addFactsToCaption, keepFactsBesideModel, chooseModelBadge, type ModelWords } from './model-words.ts'
import { listOwnBenefits, listOwnHeadlines, writeOwnEyebrow, writeOwnSubline } from './own-words.ts'
import { placePieces, type Placement } from './placing/place-pieces.ts'
import { readSlots, type SlotTexts } from './placing/read-slots.ts'
import { writeProductPrice } from './product-price.ts'
import { isInLanguage } from './requests/language.ts'
import type { Copy } from './copy.ts'
import type { Brief } from '../model/brief.ts'
import { createWriting, type Writing } from './writing.ts'

/**
 * Writes the copy by rules, without a model. The words of the request are kept whole: each of its pieces has a slot of the design, or
 * stands in the caption. Texts of product and brand fill the slots that the request leaves free. Except for quoted texts, nothing breaks the
 * brand's don't-list.
 *
 * With `model`, the texts of a text model replace the clauses of the request. Its facts keep their slots, and the caption names each of
 * them. With `writing`, the request is not read again.
 */
export function writeCopy(brief: Brief, model: ModelWords | null = null, writing = createWriting(brief)): Copy {
  const { languages, topic, quoted, pass } = writing
  const asked = quoted.length > 0 ? null : model
  const { pieces: byRules, block, texts: said } = placeRequest(writing)
  const pieces = asked ? keepFactsBesideModel(byRules, asked) : byRules
  const texts = asked ? readSlots(pieces, brief) : said
  const headline =
    asked?.headline ?? texts.headline ?? writeOwnHeadline(writing, block ? LONGEST_ABOVE_BLOCK : Infinity)
  const subline =
    texts.subline ??
    (asked ? asked.subline : writeOwnSubline(writing, headline, pieces.length === 0 && texts.details.length === 0))
  const hasRows = texts.details.length > 0 || texts.benefits.length > 0 || block !== null
  const cta = texts.cta ?? asked?.cta ?? chooseCallToAction(writing, pieces)
  const price = texts.price ?? writeProductPrice(writing)
  const shown = {
    headline,
    subline: subline && toDrawableText(subline),
    details: texts.details,
    benefits: hasRows ? texts.benefits : listOwnBenefits(writing),
    badge:
      texts.badge ??
      chooseModelBadge(
        asked?.badge ?? null,
        [headline, subline, texts.price, ...texts.benefits, ...texts.details.map(({ text }) => text)].filter(
          (text) => text !== null,
        ),
      ),
    price,
    cta: cta && toDrawableText(cta),
    small_print: texts.small_print,
    block,
  }
  const shownTexts = [headline, subline ?? '', ...quoted, ...pieces.map(({ text }) => text)]
  const hashtags = model?.hashtags ?? listHashtags(brief, topic.intent, languages)
  const isCarried = languages.spoken !== languages.language
  const messages = isCarried ? [] : writeMessages(pieces, writing)
  const stated = isCarried ? writing.facts : pieces
  return {
    language: languages.language,
    ...shown,
    eyebrow: texts.eyebrow ?? pass(writeOwnEyebrow(writing, shownTexts)),
    alternatives: quoted.length > 0 ? [] : listAlternatives(writing, headline),
    caption: model
      ? addFactsToCaption(
          brief,
          model,
          stated.map(({ text }) => text),
        )
      : composeCaption(brief, shown, { messages, ...listSpoken(writing) }, hashtags),
    hashtags,
    // A design is described when it is drawn. Until then there is only what a model says about its picture.
    alt_text: model?.alt_text ?? '',
    pieces,
  }
}

/** The places of the pieces, and the texts of their slots. In another language than that of the request, only certain facts are shown. */
function placeRequest(writing: Writing): Placement & { texts: SlotTexts } {
  const { brief, pieces, facts, languages } = writing
  if (languages.spoken === languages.language) {
    const placed = placePieces(pieces, brief, { choices: brief.choices, language: languages.language })
    const texts = readSlots(placed.pieces, brief)
    return { ...placed, texts: { ...texts, headline: placed.headline ?? texts.headline } }
  }
  const { badge, price, details, smallPrint } = assignSlots(facts)
  const quotations = placePieces(
    pieces.filter(({ kind }) => kind === 'quotation' && !brief.leaves_out_quotations),
    brief,
    { language: languages.language },
  ).pieces
  const placed = new Map(quotations.map((piece) => [piece.id, piece]))
  const left = listWordsLeft(brief).map((words) => words.toLowerCase())
  // A piece whose facts are said in the other language is not left out.
  const isLeft = (text: string) => left.some((words) => text.includes(words) || words.includes(text))
  return {
    pieces: pieces.map(
      (piece) =>
        placed.get(piece.id) ?? {
          ...piece,
          slot: 'caption',
          ...(isLeft(piece.text.toLowerCase()) && { dropped: true }),
        },
    ),
    block: null,
    headline: null,
    texts: { ...readSlots(quotations, brief), badge, price, details, small_print: smallPrint },
  }
}

/** A menu or a comparison without a heading says everything itself, so that only a short line has space above it. In UTF-16 code units. */
const LONGEST_ABOVE_BLOCK = 36

function writeOwnHeadline(writing: Writing, longest: number): string {
  const { brief, languages, english, pass } = writing
  const loud = english && brief.tone === 'enthusiastic' && !brief.prompt.trim()
  const headline = listOwnHeadlines(writing)
    .flatMap((text) => pass(toDrawableText(loud ? loudly(text) : text)) ?? [])
    .find((text) => text.length <= longest)
  return headline ? sentenceCase(headline, languages.language) : brief.brand.name
}

const loudly = (text: string) => (/[.!?]$/.test(text) || text.split(' ').length > 7 ? text : `${text}!`)

/** Additional texts for the caption: facts of a request in another language, descriptions in the same language. */
function listSpoken({ brief, facts, languages, pass }: Writing) {
  const about = [brief.product?.description ?? null, brief.brand.description]
  return {
    facts: languages.spoken === languages.language ? [] : facts.map(({ text }) => text),
    about: about.flatMap((text) =>
      text && isInLanguage(text, languages.language) && !isFragment(text, brief, languages.language)
        ? (pass(text) ?? [])
        : [],
    ),
    way: languages.pack?.way ?? null,
  }
}

/** Whether a text is too short for a sentence, or too short to tell its language where the design is in another one than the brand. */
const isFragment = (text: string, { brand }: Brief, language: string): boolean => {
  const count = text.trim().split(/\s+/).length
  return count < LEAST_SENTENCE || (count < LEAST_TELLING && (brand.language ?? 'en') !== language)
}

/** In words: "Escape room." */
const LEAST_SENTENCE = 3
const LEAST_TELLING = 5
