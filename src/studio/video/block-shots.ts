import type { PostBlock } from '../copywriter/facts/post-block.ts'
import { createShot, toHero, toMinor, type Shot } from './shot.ts'

/** One shot for each entry of a list, each side of a comparison, or a figure. */
export function createBlockShots(block: PostBlock | null): Shot[] {
  switch (block?.kind) {
    case 'steps':
      return block.steps.map((text, index) => createShot('point', [toHero(text)], index + 1))
    case 'menu':
      return block.rows.map(({ text, price }) => createShot('point', [toHero(text), toMinor(price, 'price')]))
    case 'comparison':
      return block.sides.map(({ label, text }) => createShot('point', [toMinor(label, 'eyebrow'), toHero(text)]))
    case 'statistic':
      return [createShot('point', [toHero(block.figure, 'price')])]
    default:
      return []
  }
}
