import type { FocalPoint } from '#contract/brands/images/brand-images.ts'
import type { BrandImageChoice } from '#contract/brands/images/image-choice.ts'
import { foldText } from '#contract/search/fold-text.ts'
import type { ImageRef } from '#studio/model/brief.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { nameOfFile } from '../files/files.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import { isExpired, readToday, writeExpired } from './brand-images.ts'

/** What a picture is chosen for. Sizes are in pixels; null for several. */
export interface ImageWish {
  brandId: number
  productId: number | null
  /** The words of the request. */
  text: string
  size: { width: number; height: number } | null
  choice: BrandImageChoice
}

/**
 * Chooses the picture of a brand that a request is about: one whose tags or title the request names, or that shows its product. Expired ones,
 * and those whose persons did not agree, are never chosen. Null if the request wants none or none fits.
 * @throws {Problem} 404 if the request names a picture that the brand does not have
 */
export async function chooseBrandImage(
  app: Core,
  owner: OwnerId,
  { brandId, productId, text, size, choice }: ImageWish,
): Promise<ImageRef | null> {
  if (choice === 'none') return null
  const images = await selectOwned(app.db, owner, 'brand_pictures')
    .select(['id', 'url', 'focus', 'title', 'tags', 'product_id', 'width', 'height', 'expires_on', 'consent'])
    .where('brand_id', '=', brandId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .$if(choice !== 'auto', (of) => of.where('id', '=', Number(choice)))
    .execute()
  if (choice !== 'auto') {
    const [named] = images
    if (!named) throw notFound('Picture')
    if (isExpired(named, readToday(app))) throw new Problem(422, writeExpired([named.title]))
    return toImage(named)
  }
  const today = readToday(app)
  const words = splitWords(text)
  const ranked = images
    .filter(({ expires_on, consent }) => consent !== 'missing' && !isExpired({ expires_on }, today))
    .map((image) => ({ picture: image, score: scoreImage(image, words, productId) }))
    .filter(({ score }) => score > 0)
    .map(({ picture, score }) => ({ picture, score: score + (size ? compareShapes(picture, size) : 0) }))
  const [best] = ranked.toSorted((one, other) => other.score - one.score)
  return best ? toImage(best.picture) : null
}

/** A photo fills its place as it is: nothing is cut out of it. */
function toImage({ url, focus }: { url: string; focus: FocalPoint | null }): ImageRef | null {
  const name = nameOfFile(url)
  return name ? { key: toUploadKey(name), role: 'reference', as_is: true, ...(focus && { focus }) } : null
}

interface ScoredImage {
  title: string
  tags: readonly string[]
  product_id: number | null
}

const PRODUCT = 4
const TAG = 3
const TITLE_WORD = 1
/** Titles are often file names, so shorter words of them say nothing. In characters. */
const TITLE_WORD_MIN = 4

/** How much a picture is about a request. 0 if it is not. */
export function scoreImage(image: ScoredImage, words: readonly string[], productId: number | null): number {
  const tags = image.tags.filter((tag) => {
    const parts = splitWords(tag)
    return parts.length > 0 && parts.every((part) => hasWord(words, part))
  })
  const title = splitWords(image.title).filter(
    (word) => /^\p{L}+$/u.test(word) && (word.length >= TITLE_WORD_MIN || UNSPACED.test(word)) && hasWord(words, word),
  )
  const isOfProduct = productId !== null && image.product_id === productId
  return (isOfProduct ? PRODUCT : 0) + tags.length * TAG + title.length * TITLE_WORD
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words of a text, in folded form. */
export const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Letters by which the forms of a word may differ: "lamp" and "lamps", "Kerze" and "Kerzen". */
const ENDING = 2

function hasWord(words: readonly string[], word: string): boolean {
  if (UNSPACED.test(word)) return words.some((other) => other.includes(word))
  return words.some((other) => {
    const [short, long] = other.length < word.length ? [other, word] : [word, other]
    return (
      long === short ||
      (short.length >= TITLE_WORD_MIN && long.length - short.length <= ENDING && long.startsWith(short))
    )
  })
}

/** 0 to 1: how alike the shapes of two rectangles are. */
function compareShapes(one: { width: number; height: number }, other: { width: number; height: number }): number {
  const [a, b] = [one.width / one.height, other.width / other.height]
  return Math.min(a, b) / Math.max(a, b)
}
