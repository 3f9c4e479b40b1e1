import { logoCrop, logoPattern } from '../art/logo-marks.ts'
import { findLogoShape } from '../model/material.ts'
import { bigDisc, dots, halftone, rays, ripples, stripes, waves, diagonalField } from '../art/background-patterns.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { contrast, toLch, shiftLightness } from '../color/oklch.ts'
import { centerX, centerY } from '../model/geometry.ts'
import type { LayoutContext } from './layout-context.ts'
import type { SurfaceColors } from '../color/surface-colors.ts'
import type { Box } from '../model/geometry.ts'
import type { ArtLayer } from '../model/scene.ts'

/**
 * Creates a quiet pattern over the whole background: the theme's pattern, or one that suits the tone's energy. Returns
 * an empty list for no pattern. `around` (canvas pixels) is the area that the pattern is centered on.
 */
export function createBackgroundPattern(
  context: LayoutContext,
  around: Box,
  ground: string,
  always = false,
): ArtLayer[] {
  const { canvas, theme, toneStyle } = context
  const area = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  const random = context.random('texture')
  const bare = !always && !theme && !random.chance([0.25, 0.6, 0.95][toneStyle.energy] ?? 0.5)
  if (bare) return []
  const tone = chooseQuietTone(context.surface(ground))
  const [x, y] = [centerX(around), centerY(around)]
  const shape = findLogoShape(context.material)
  const own = shape ? [() => logoCrop(shape, area, tone), () => logoPattern(shape, area, tone)] : []
  const loud = [
    ...own,
    () => rays(area, x, y, tone),
    () => halftone(area, tone, x > area.width / 2),
    () => stripes(area, tone),
    () => dots(area, tone),
  ]
  const calm = [
    ...own,
    () => ripples(area, x, y, tone),
    () => bigDisc(area, tone, random),
    () => diagonalField(area, tone, random),
    () => waves(area, tone, random),
  ]
  const paths = theme
    ? theme.texture(area, x, y, tone, random)
    : random.pick(
        toneStyle.energy === 2
          ? [...loud, ...calm]
          : toneStyle.energy === 1
            ? [...calm, ...loud.slice(own.length + 1)]
            : calm,
      )()
  return [{ kind: 'art', role: 'ground', box: area, corners: null, paths }]
}

/** Returns a tone near the background on which all text keeps its contrast. */
export function chooseQuietTone({ fill, display, ink, muted, mark }: SurfaceColors): string {
  const away = toLch(display).l > toLch(fill).l || toLch(fill).l > 0.82 ? -1 : 1
  const tones = [0.065, 0.05, 0.035, 0.022].flatMap((by) => [
    shiftLightness(fill, by * away),
    shiftLightness(fill, -by * away),
  ])
  const least = display === ink ? SMALL_TEXT : LARGE_TEXT
  const legible = (tone: string) =>
    contrast(display, tone) >= least + 0.03 &&
    [ink, muted, mark].every((color) => contrast(color, tone) >= SMALL_TEXT + 0.03)
  return tones.find(legible) ?? fill
}
