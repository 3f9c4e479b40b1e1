import { atLightness, isNeutral, toChannels, toLch } from '../../color/oklch.ts'
import type { BrightnessGrid, ImageFacts } from '../../model/material.ts'
import type { ImageLayer, Layer, PhotoTreatment } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'

type Finish = 'none' | 'tint' | 'duotone' | 'grain' | 'frame'

/** Treatments by brand tone. A treatment that is listed twice is chosen twice as often. With every tone, many photos stay unchanged. */
const FINISHES: Readonly<Record<string, readonly Finish[]>> = {
  professional: ['none', 'none', 'none', 'tint'],
  authoritative: ['none', 'frame', 'tint', 'grain'],
  luxury: ['none', 'frame', 'grain', 'tint'],
  minimal: ['none', 'none', 'frame'],
  innovative: ['none', 'tint', 'duotone'],
  friendly: ['none', 'none', 'none', 'grain'],
  playful: ['none', 'none', 'duotone'],
  bold: ['none', 'duotone', 'grain'],
}
const DEFAULT: readonly Finish[] = ['none', 'none', 'none', 'tint']

/**
 * Chooses the treatment of the photos in a design, by tone and seed. Product photos keep their colors, because they show what is sold.
 * Returns undefined if photos stay unchanged.
 */
export function choosePhotoTreatment(context: LayoutContext): PhotoTreatment | undefined {
  const { brief, tone, roles } = context
  const finish = context.random('finish').pick(FINISHES[tone] ?? DEFAULT)
  if (finish === 'none') return undefined
  if (finish === 'grain') return { grain: { amount: 0.03, seed: brief.seed } }
  if (finish === 'frame') return { frame: createFrame(context) }
  if (brief.product !== null || context.material.images.some(isDark)) return undefined
  const dark = toDuotoneDark(roles.deep)
  const vivid = [roles.second, roles.primary].find((color) => !isNeutral(color)) ?? roles.soft
  return {
    duotone: {
      dark,
      middle: toDuotoneMiddle(vivid),
      light: toDuotoneLight(vivid),
      strength: finish === 'duotone' ? 1 : 0.38,
    },
  }
}

/** The mean of the lightest parts of a photo of the night, 0 to 255. In two colors, little would be left of it. */
const DARK = 95
const isDark = ({ kind, tones }: ImageFacts): boolean =>
  kind === 'photo' && tones.light.reduce((sum, light) => sum + light, 0) < DARK * tones.light.length

/** A thin line in the brand's light color, well outside the margins of the text. */
const createFrame = ({ roles, canvas }: LayoutContext) => ({
  color: roles.paper,
  inset: Math.min(canvas.width, canvas.height) * 0.022,
  line: Math.max(2, canvas.base * 0.003),
})

/** The two ends are far apart, so that the photo keeps its depth. */
const toDuotoneDark = (color: string) => (toLch(color).l > 0.22 ? atLightness(color, 0.2) : color)
/** The brand's exact color if it is visible between both ends, so that grays do not turn brown. */
const toDuotoneMiddle = (color: string) => {
  const { l } = toLch(color)
  return l >= 0.5 && l <= 0.72 ? color : atLightness(color, l < 0.5 ? 0.52 : 0.7, 1.15)
}
const toDuotoneLight = (color: string) => (toLch(color).l < 0.9 ? atLightness(color, 0.92) : color)

/** Adds the treatment to the photos among `layers`. Cutouts and images on white stay as they are. */
export function treatPhotos(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const treatment = choosePhotoTreatment(context)
  const photos = new Set(context.material.images.filter(({ kind }) => kind === 'photo').map(({ key }) => key))
  return layers.map((layer) =>
    treatment && layer.kind === 'picture' && photos.has(layer.key) && fitsFrame(layer, treatment)
      ? { ...layer, treatment }
      : layer,
  )
}

/** Only upright photos with square corners get a frame. */
const fitsFrame = ({ angle, corners }: ImageLayer, { frame }: PhotoTreatment) =>
  !frame || (angle === 0 && corners.every((radius) => radius < frame.inset))

/** How many standard deviations of the grain count for the legibility of text. */
const GRAIN_REACH = 1.5

/** The brightness of an image that may be treated: as dark as either of both, and as light. */
export function widenTones(tones: BrightnessGrid, treatment: PhotoTreatment | undefined): BrightnessGrid {
  if (!treatment) return tones
  const { duotone, grain } = treatment
  const noise = (grain?.amount ?? 0) * 255 * GRAIN_REACH
  const tone = (gray: number) => {
    if (!duotone) return gray
    const [dark, middle, light] = [toGray(duotone.dark), toGray(duotone.middle), toGray(duotone.light)]
    const share = gray / 127.5
    const toned = share < 1 ? dark + (middle - dark) * share : middle + (light - middle) * (share - 1)
    return gray + (toned - gray) * duotone.strength
  }
  return {
    ...tones,
    dark: tones.dark.map((gray) => Math.max(0, Math.min(gray, tone(gray)) - noise)),
    light: tones.light.map((gray) => Math.min(255, Math.max(gray, tone(gray)) + noise)),
  }
}

/** The gray of approximately the same luminance, 0 to 255. */
function toGray(color: string): number {
  const [r = 0, g = 0, b = 0] = toChannels(color)
  return Math.sqrt(0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b)
}
