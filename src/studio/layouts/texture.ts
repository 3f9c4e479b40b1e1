import { bigDisc, dots, halftone, rays, ripples, stripes, waves, wedge } from '../art/grounds.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import { contrast, lchOf, shade } from '../color/oklch.ts'
import { centerX, centerY } from '../geometry.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer } from '../scene.ts'

/** A quiet pattern over the whole ground: the season's, or one that the tone's energy calls for, or none. */
export function texture(scope: Scope, around: Box, ground: string, always = false): ArtLayer[] {
  const { canvas, theme, manner } = scope
  const area = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  const random = scope.random('texture')
  const bare = !always && !theme && !random.chance([0.25, 0.6, 0.95][manner.energy] ?? 0.5)
  if (bare) return []
  const tone = quietFor(scope.ground(ground))
  const [x, y] = [centerX(around), centerY(around)]
  const loud = [
    () => rays(area, x, y, tone),
    () => halftone(area, tone, x > area.width / 2),
    () => stripes(area, tone),
    () => dots(area, tone),
  ]
  const calm = [
    () => ripples(area, x, y, tone),
    () => bigDisc(area, tone, random),
    () => wedge(area, tone, random),
    () => waves(area, tone, random),
  ]
  const paths = theme
    ? theme.texture(area, x, y, tone, random)
    : random.pick(manner.energy === 2 ? [...loud, ...calm] : manner.energy === 1 ? [...calm, ...loud.slice(1)] : calm)()
  return [{ kind: 'art', role: 'ground', box: area, corners: null, paths }]
}

/** A tone of the ground that leaves every word on it as legible as on the ground itself. */
function quietFor({ fill, display, ink, muted, mark }: Ground): string {
  const away = lchOf(display).l > lchOf(fill).l || lchOf(fill).l > 0.82 ? -1 : 1
  const tones = [0.065, 0.05, 0.035, 0.022].flatMap((by) => [shade(fill, by * away), shade(fill, -by * away)])
  const least = display === ink ? SMALL_TEXT : LARGE_TEXT
  const legible = (tone: string) =>
    contrast(display, tone) >= least + 0.03 &&
    [ink, muted, mark].every((color) => contrast(color, tone) >= SMALL_TEXT + 0.03)
  return tones.find(legible) ?? fill
}
