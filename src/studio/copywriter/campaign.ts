import { readInstructedFacts } from './facts/read-facts.ts'
import { listQuestions } from './headlines/questions.ts'
import { line, sentenceCase } from './headlines/shorten.ts'
import { findThemeWords } from './theme-words.ts'
import type { Brief } from '../model/brief.ts'
import type { Random } from '../model/random.ts'

/**
 * Headlines for a request without a prompt, best first: an offer or the price's product for sales, a question for engagement, otherwise
 * the plain proposition. With a season, each contains words of that season.
 */
export function listCampaignHeadlines(brief: Brief, random: Random): string[] {
  const goal = (brief.goal ?? '').toLowerCase()
  const seasonal = seasonalHeadlines(brief, goal, random)
  if (goal === 'engagement') return [...seasonal, ...listQuestions(brief, random), ...listOwnLines(brief)]
  if (goal === 'sales') return [...offers(brief), ...seasonal, ...listOwnLines(brief)]
  return [...seasonal, ...listOwnLines(brief), ...introductions(brief, random)].map((text) => sentenceCase(text))
}

function seasonalHeadlines({ theme, product, brand }: Brief, goal: string, random: Random): string[] {
  const season = findThemeWords(theme)
  if (!season) return []
  if (goal === 'engagement') return random.shuffle(season.questions)
  return random.shuffle(season.plain(product?.name ?? brand.name, brand.name))
}

/** Texts of the user that are short enough to be used unchanged. */
export function listOwnLines({ product, brand }: Brief): string[] {
  const lines = [line(product?.proposition ?? null), product ? null : line(brand.description)]
  return [...lines.filter((text) => text !== null), product?.name ?? brand.name, brand.name]
}

function introductions({ product, brand, tone }: Brief, random: Random): string[] {
  const name = product?.name ?? brand.name
  const warm = ['casual', 'friendly', 'playful', 'enthusiastic'].includes(tone ?? brand.tone)
  return [warm ? random.pick([`Say hello to ${name}`, `Meet ${name}`]) : `Introducing ${name}`]
}

function offers({ product, brand, theme, instructions, prompt }: Brief): string[] {
  const discount = readInstructedFacts(`${prompt}\n${instructions ?? ''}`, 'en').find(
    ({ kind }) => kind === 'discount' || kind === 'bundle',
  )?.text
  if (!discount) return []
  const season = findThemeWords(theme)
  if (/everything|\ball\b|storewide|sitewide/i.test(discount)) return [discount]
  return season
    ? [`${discount} ${season.when}`]
    : [product ? `${discount} ${product.name}` : `${discount} at ${brand.name}`]
}
