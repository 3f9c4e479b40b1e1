import { derivePalette } from '../art/palette.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import { mixColors } from '../color/oklch.ts'
import type { ArtLayer, Path } from '../model/scene.ts'
import type { ThemeName } from '../themes/theme.ts'

/** Themes in which something falls: snow, and confetti. */
const FALLING: readonly ThemeName[] = ['christmas', 'new_year']
const COUNT = 16
/** How much of the ground is in a color, so that words in front of it stay legible. */
const FADED = 0.62

export const hasWeather = ({ theme }: Pick<LayoutContext, 'theme'>): boolean =>
  theme !== null && FALLING.includes(theme.name)

/** Flakes and confetti of a theme, each at the place from which its fall is measured: above the canvas. They have the colors of the ground. */
export function createWeather(context: LayoutContext, ground: string): ArtLayer[] {
  const { theme, canvas } = context
  if (!theme || !hasWeather(context)) return []
  const random = context.random('weather')
  const palette = derivePalette(ground, context.roles)
  return Array.from({ length: COUNT }, () => {
    const size = canvas.base * random.between(0.012, 0.032)
    const [x, y] = [canvas.width * random.next(), canvas.height * random.next()]
    const box = { x: x - size, y: y - size, width: 2 * size, height: 2 * size }
    return {
      kind: 'art',
      role: 'motif',
      box,
      corners: null,
      paths: theme.small(x, y, size, palette, random).map((path) => fade(path, ground)),
    }
  })
}

function fade({ fill, stroke, ...path }: Path, ground: string): Path {
  const soften = (color: string) => mixColors(color, ground, FADED)
  return { ...path, fill: typeof fill === 'string' ? soften(fill) : fill, ...(stroke && { stroke: soften(stroke) }) }
}
