import type { Brief } from '#studio/model/brief.ts'
import { readRequestedMotion } from '#studio/motion/requested-motion.ts'
import { chooseMood, noWords, palette, roles, subject } from '../image-prompt.ts'
import { VIDEO_SECONDS } from './sizes.ts'

const MOVES: Record<string, string> = {
  playful: 'The camera moves lightly and follows the action.',
  bold: 'The camera moves fast and straight towards the subject.',
  friendly: 'The camera moves gently, as if held in the hand.',
  innovative: 'The camera glides around the subject.',
}
const SLOW = 'The camera moves slowly and steadily.'
/** The moves of a pace that the request asks for, in place of those of the tone. */
const ASKED = { calm: SLOW, lively: MOVES['playful'], bold: MOVES['bold'] }

/** The prompt of a video without text. Reference images are named by the tags of the service. */
export function videoPrompt(brief: Brief, references: number): string {
  return [
    `A film of ${VIDEO_SECONDS} seconds for a social media post of the brand ${brief.brand.name}, in one continuous shot without cuts.`,
    ...subject(brief),
    ...roles(brief, references, (index) => `<IMAGE_REF_${index}>`),
    `Mood: ${chooseMood(brief)}.`,
    `Colors: ${palette(brief)} set the mood through light, materials and surroundings.`,
    `Motion: ${chooseMove(brief)} The first and the last frame are clear, still pictures.`,
    'Composition: the subject in the middle; the upper third and the lowest quarter calm, for words that are added later.',
    'Sound: soft instrumental music and quiet sounds of the scene; no dialogue, no voice.',
    noWords(brief, references),
  ].join('\n')
}

function chooseMove(brief: Brief): string {
  const { style } = readRequestedMotion(brief)
  return (style ? ASKED[style] : MOVES[brief.tone ?? brief.brand.tone]) ?? SLOW
}
