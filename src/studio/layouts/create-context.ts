import { listLabeledWords } from './text/labeled-list.ts'
import { listBareWords } from './text/offer-block.ts'
import { deriveColorRoles, derivePaletteRoles } from '../color/color-roles.ts'
import { deriveSurfaceColors, type SurfaceColors } from '../color/surface-colors.ts'
import { randomFrom } from '../model/random.ts'
import { findTheme } from '../themes/find-theme.ts'
import { findNames } from '../type/breaking/bonds.ts'
import { createLineBreaker } from '../type/breaking/line-breaker.ts'
import { isRightToLeft } from '../type/scripts.ts'
import { createRuler, type MeasureText } from '../type/text-ruler.ts'
import { ACCENTED, createTypePlan, listFaces, listWordsToMeasure, type TypePlan } from '../type/type-plan.ts'
import { mirrorCanvas } from './mirror-layout.ts'
import { listCopyTexts, type Copy } from '../copywriter/copy.ts'
import type { SlideFrame } from '../carousel/slide.ts'
import type { Brief } from '../model/brief.ts'
import type { Canvas } from '../model/canvas.ts'
import type { SceneImages } from '../model/material.ts'
import type { FindSyllables } from '../type/breaking/hyphen-points.ts'
import type { TextStyle } from '../type/fit-text.ts'
import type { LayoutContext, SelectionInput } from './layout-context.ts'

/** What a design is made of, before its text is measured. */
export interface ContextSource {
  brief: Brief
  material: SceneImages
  measure: MeasureText
  /** Not mirrored. */
  canvas: Canvas
  input: SelectionInput
  /** Texts that a person or a carousel adds to those of the copy. */
  added: readonly string[]
  slide: SlideFrame | null
  findSyllables?: FindSyllables | null | undefined
}

/**
 * Creates what all layouts of a design have in common. All text is measured here, once.
 * @throws what `measure` throws.
 */
export async function createSharedContext({
  brief,
  material,
  measure,
  canvas: straight,
  input: { copy, toneStyle, emphasis, quoted },
  added,
  slide,
  findSyllables,
}: ContextSource): Promise<Omit<LayoutContext, 'sizes'>> {
  const breaker = createBreaker(brief, copy, findSyllables)
  const { brand, seed } = brief
  const random = (name: string) => randomFrom(seed, name)
  const canvas = isRightToLeft(copy.headline) ? mirrorCanvas(straight) : straight
  const planned = createTypePlan(brand, copy, toneStyle.tone, quoted)
  // The slides of a carousel have the same case, whatever the length of their headlines.
  const mayRaise = !slide && !planned.headline.face.family.script
  const raised = mayRaise && toneStyle.capitals && !quoted && copy.headline.length <= 30 && random('case').chance(0.5)
  const type = raised ? setInCapitals(planned, copy.headline) : planned
  const words = listWordsToMeasure(copy, brand, breaker, [
    ...added,
    ...listOfferTexts(copy).flatMap(listBareWords),
    ...copy.benefits.flatMap(listLabeledWords),
  ])
  const ruler = await createRuler(words, listFaces(type), measure, breaker)
  const roles = {
    ...deriveColorRoles(brand.primary_color, brand.secondary_color),
    ...derivePaletteRoles(brand.extended_palette),
  }
  const surfaces = new Map<string, SurfaceColors>()
  const surface = (fill: string) => {
    const known = surfaces.get(fill) ?? deriveSurfaceColors(fill, roles)
    surfaces.set(fill, known)
    return known
  }
  const { tone } = toneStyle
  const theme = findTheme(brief.theme)
  return {
    brief,
    copy,
    canvas,
    roles,
    material,
    type,
    ruler,
    tone,
    toneStyle,
    emphasis,
    theme,
    random,
    surface,
    slide,
  }
}

const listOfferTexts = ({ headline, price, badge, subline, details }: Copy): string[] =>
  [headline, price, badge, subline, ...details.map(({ text }) => text)].filter((text) => text !== null)

/** Capitals have no descenders, so their lines can be closer together, but their letters touch where they are set as tight as small ones. */
function setInCapitals(type: TypePlan, headline: string): TypePlan {
  const marks = ACCENTED.test(headline.normalize('NFD')) ? 0.1 : 0
  const raised = (style: TextStyle): TextStyle =>
    style.transform === 'uppercase'
      ? style
      : {
          ...style,
          transform: 'uppercase',
          leading: style.face.family.cap + 0.2 + marks,
          tracking: Math.max(style.tracking, TIGHTEST_CAPITALS),
        }
  return { ...type, headline: raised(type.headline), poster: raised(type.poster) }
}
const TIGHTEST_CAPITALS = -0.008

/** Names of brand and product are never broken with a hyphen, and no name is torn where another line break is as good. */
const createBreaker = ({ brand, product }: Brief, copy: Copy, findSyllables: FindSyllables | null = null) => {
  const names = [brand.name, product?.name ?? '']
  return createLineBreaker({ language: copy.language, findSyllables, names, phrases: [...names, ...listNames(copy)] })
}

/** The names in the texts: what the request says of persons, and what capitals show. */
const listNames = (copy: Copy): string[] => [
  ...(copy.pieces ?? []).flatMap(({ text, emphasis }) =>
    emphasis.filter(({ kind }) => kind === 'person').map(({ start, end }) => text.slice(start, end)),
  ),
  ...listCopyTexts(copy).flatMap((text) => findNames(text, copy.language)),
]
