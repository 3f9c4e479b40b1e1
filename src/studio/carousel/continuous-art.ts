import { derivePalette } from '../art/palette.ts'
import { deltaE, mixColors } from '../color/oklch.ts'
import { randomFrom } from '../model/random.ts'
import { isRightToLeft } from '../type/scripts.ts'
import { drawArches, drawDiscs, drawLines, drawRidges, drawWaves, type Panorama } from './panoramas.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ArtLayer, Path } from '../model/scene.ts'
import type { SlideFrame } from './slide.ts'

/**
 * The part of a panorama that one slide shows, below `from` (canvas pixels). The panorama is as wide as all slides together, so its
 * shapes continue over their edges. It depends on the seed and the number of slides, and on nothing that a single slide says.
 */
export function createContinuousArt(
  context: LayoutContext,
  { index, count }: SlideFrame,
  ground: string,
  from: number,
): ArtLayer {
  const { width, height } = context.canvas
  const palette = derivePalette(ground, context.roles)
  const lead = deltaE(ground, context.roles.primary) < 3 ? palette.lead : context.roles.primary
  const offset = index * width
  // Slides follow each other from left to right in all languages, so the panorama of a right-to-left design is mirrored twice.
  const isMirrored = isRightToLeft(context.copy.headline)
  const panorama: Panorama = {
    width,
    height,
    count,
    index,
    from,
    at: isMirrored ? (x) => width - (x - offset) : (x) => x - offset,
    lead,
    back: mixColors(ground, lead, 0.3),
    spark: [palette.partner, palette.lead].find((color) => deltaE(color, lead) > 12) ?? palette.quiet,
    ground,
  }
  const random = randomFrom(context.brief.seed, 'carousel')
  const draw = random.pick(listDrawings(context))
  return {
    kind: 'art',
    role: 'ground',
    box: { x: 0, y: 0, width, height },
    corners: null,
    paths: draw(panorama, randomFrom(context.brief.seed, 'panorama')),
  }
}

type Draw = (panorama: Panorama, random: ReturnType<typeof randomFrom>) => Path[]

/** The drawings that suit the corners of a brand's tone. */
function listDrawings({ toneStyle }: LayoutContext): readonly Draw[] {
  if (toneStyle.corner === 'sharp') return [drawRidges, drawLines, drawArches]
  return toneStyle.corner === 'round' ? [drawDiscs, drawWaves, drawArches] : [drawWaves, drawLines, drawDiscs]
}
