import { centerX } from '../model/geometry.ts'
import { chooseLogo } from '../layouts/text/choose-logo.ts'
import { choosePlateColor, listOutlineColors } from '../layouts/text/logo-plate.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ImageFacts } from '../model/material.ts'
import type { LogoLayer } from '../model/scene.ts'

/** Logos whose ratios of width and height differ by at most this share have the same form. */
const SAME_FORM = 0.15

/**
 * Returns a logo that was moved as the variant that can be read on its new ground (`#RRGGBB`), among those of its form. It keeps its height
 * and its center. The logo itself if none can be read.
 */
export function chooseMovedLogo(
  layer: LogoLayer,
  fill: string,
  { material, roles, canvas }: Pick<LayoutContext, 'material' | 'roles' | 'canvas'>,
): LogoLayer {
  const { logo, logoVariants = [] } = material
  if (!logo || logoVariants.length === 0) return layer
  const { box, crop } = layer
  const ratioOf = ({ subject }: ImageFacts) => subject.width / subject.height
  const isSameForm = (facts: ImageFacts) => Math.abs(ratioOf(facts) / (crop.width / crop.height) - 1) < SAME_FORM
  const variants = logoVariants.filter(({ facts }) => isSameForm(facts))
  const current = [logo, ...variants.map(({ facts }) => facts)].find(({ key }) => key === layer.key)
  const first = isSameForm(logo) ? logo : current
  if (!first) return layer
  const space = { widest: box.width, tallest: box.height, area: box.width * box.height, canvas }
  const chosen = chooseLogo(first, variants, { fill, roles }, space)
  if (chosen.key === layer.key || choosePlateColor(chosen, fill, roles, listOutlineColors) !== null) return layer
  const width = box.height * ratioOf(chosen)
  const { matte: _, ...rest } = layer
  return {
    ...rest,
    ...(chosen.matte && { matte: chosen.matte }),
    key: chosen.key,
    crop: chosen.subject,
    box: { ...box, x: centerX(box) - width / 2, width },
  }
}
