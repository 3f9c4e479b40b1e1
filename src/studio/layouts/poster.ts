import { contrast, deltaE, isNeutral, lchOf, shade } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import { bigDisc, halftone, rays, ripples, wedge } from '../art/grounds.ts'
import { rectangle, solid } from '../art/pen.ts'
import { centerX, centerY, grow } from '../geometry.ts'
import { posterArt } from './poster-art.ts'
import { posterPlace } from './poster-places.ts'
import { textColumn } from './text-column.ts'
import type { Ground } from '../color/grounds.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer } from '../scene.ts'

/**
 * Loud: a ground in one of the brand's colours, the headline as large as it goes, and one big form (a disc with the
 * product, or cut-paper geometry) that runs off the edges.
 */
export const poster: Layout = {
  name: 'poster',
  compose: (scope) => {
    const ground = groundColor(scope)
    const place = posterPlace(scope)
    const column = textColumn(scope, {
      box: place.column,
      align: place.align,
      ground: scope.ground(ground),
      headline: scope.type.poster,
      most: place.most,
      counts: place.counts,
      anchor: place.anchor,
      spread: place.spread,
      withMark: true,
      flat: place.flat,
      footWidth: place.footWidth,
    })
    const area = place.art(column)
    return [
      { kind: 'backdrop', color: ground },
      texture(scope, area, ground),
      ...posterArt(scope, area, ground),
      ...border(scope, ground),
      ...column.layers,
    ]
  },
}

/** Mostly the primary; with a picture always, because the picture may cover every other place for it. */
function groundColor(scope: Scope): string {
  const { primary, second, paper, tint } = scope.roles
  const strong = lchOf(second).l < 0.9 && !isNeutral(second)
  const others = (strong ? [second, paper] : [paper, tint]).filter((color) => deltaE(color, primary) > 14)
  if (scope.material.picture) return primary
  return scope.random('ground').pick([primary, primary, primary, ...others])
}

function texture(scope: Scope, form: Box, ground: string): ArtLayer {
  const { width, height } = scope.canvas
  const area = { x: 0, y: 0, width, height }
  const random = scope.random('texture')
  const tone = quietFor(scope.ground(ground))
  const [x, y] = [centerX(form), centerY(form)]
  const fromRight = x > width / 2
  const paths = random.pick([
    () => rays(area, x, y, tone),
    () => ripples(area, x, y, tone),
    () => halftone(area, tone, fromRight),
    () => bigDisc(area, tone, random),
    () => wedge(area, tone, random),
  ])()
  return { kind: 'art', role: 'ground', box: area, corners: null, paths }
}

/** A tone of the ground that leaves every word on it as legible as on the ground itself. */
function quietFor({ fill, display, ink, muted }: Ground): string {
  const away = lchOf(display).l > lchOf(fill).l || lchOf(fill).l > 0.82 ? -1 : 1
  const tones = [0.065, 0.05, 0.035, 0.022].flatMap((by) => [shade(fill, by * away), shade(fill, -by * away)])
  const least = display === ink ? SMALL_TEXT : LARGE_TEXT
  const legible = (tone: string) =>
    contrast(display, tone) >= least + 0.03 &&
    contrast(ink, tone) >= SMALL_TEXT + 0.03 &&
    contrast(muted, tone) >= SMALL_TEXT + 0.03
  return tones.find(legible) ?? fill
}

/** Where the ground is not the primary, it runs around the sheet like the edge of a print. */
function border({ canvas, roles }: Scope, ground: string): ArtLayer[] {
  if (ground === roles.primary) return []
  const { width, height, base } = canvas
  const box = { x: 0, y: 0, width, height }
  const edge = base * 0.017
  const inner = grow(box, -edge)
  const d = `${rectangle(box)}M${inner.x} ${inner.y}v${inner.height}h${inner.width}v${-inner.height}Z`
  return [{ kind: 'art', role: 'field', box, corners: null, paths: [solid(d, roles.primary)] }]
}
