import { findOffer } from './facts/list-facts.ts'
import { listQuestions } from './headlines/questions.ts'
import { line, sentenceCase } from './headlines/sentence-case.ts'
import { findThemeWords } from './theme-words.ts'
import type { Brief } from '../model/brief.ts'
import type { Random } from '../model/random.ts'
import type { Writing } from './writing.ts'

/**
 * Headlines for a request without a prompt, best first: an offer for sales, a question for engagement, otherwise the plain proposition. With a
 * season, words of that season follow.
 */
export function listCampaignHeadlines(writing: Writing, random: Random): string[] {
  const { brief } = writing
  const offer = findOffer(writing)
  const goal = (brief.goal ?? '').toLowerCase()
  const seasonal = seasonalHeadlines(brief, goal, random)
  if (goal === 'engagement') return [...seasonal, ...listQuestions(brief, random), ...listOwnLines(brief)]
  if (goal === 'sales') return [...(offer ? [offer] : []), ...seasonal, ...listOwnLines(brief)]
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
