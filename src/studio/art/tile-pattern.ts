import { ellipsePath, polygonPath, rectanglePath, sectorPath, filled } from './svg-paths.ts'
import { listFlatColors } from './palette.ts'
import type { Drawing } from './drawing.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/** Square tiles, each with a quarter disc, half disc, disc, petal, triangle, or rings. */
export const tilePattern: Drawing = (area, palette, random) => {
  const colors = listFlatColors(palette)
  const short = Math.min(area.width, area.height)
  const wanted = short / (Math.max(area.width, area.height) > short * 2 ? 2 : 3)
  const columns = Math.max(2, Math.round(area.width / wanted))
  // Edges of tiles are edges of pixels: a tile that takes a part of a pixel leaves a hairline in the color below it.
  const left = Math.floor(area.x)
  const size = Math.ceil((area.x + area.width - left) / columns)
  const rows = Math.ceil(area.height / size - 0.02)
  const top = Math.floor(area.y < 0 ? area.y + area.height - rows * size : area.y)
  const paths: Path[] = []
  let before = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const tile = { x: left + column * size, y: top + row * size, width: size, height: size }
      const under = random.pick([palette.ground, ...colors.slice(0, 3)].filter((color) => color !== before))
      const over = random.pick([...colors, palette.ground].filter((color) => color !== under))
      if (under !== palette.ground) paths.push(filled(rectanglePath(tile), under))
      paths.push(...motif(random, tile, over, random.pick(colors.filter((color) => color !== under && color !== over))))
      before = under
    }
  }
  return paths
}

function motif(random: Random, tile: Box, color: string, other: string): Path[] {
  const { x, y, width: s } = tile
  const turn = random.pick([0, 1, 2, 3])
  const [cx, cy] = [x + s / 2, y + s / 2]
  const [px, py] = [turn === 1 || turn === 2 ? x : x + s, turn >= 2 ? y : y + s]
  const quarter = (radius: number, hole = 0) =>
    sectorPath(px, py, radius, cornerAngle(px === x, py === y), cornerAngle(px === x, py === y) + 90, hole)
  const shapes: (() => Path[])[] = [
    () => [filled(quarter(s), color)],
    () => [filled(quarter(s), color), filled(quarter(s * 0.5), other)],
    () => [filled(ellipsePath(cx, cy, s * 0.36), color)],
    () => [filled(ellipsePath(cx, cy, s * 0.38), color), filled(ellipsePath(cx, cy, s * 0.17), other)],
    () => [filled(halfDisc(tile, turn), color)],
    () => [filled(halfDisc(tile, turn), color), filled(halfDisc(tile, (turn + 2) % 4), other)],
    () => [filled(petal(tile, turn % 2 === 0), color)],
    () => [filled(polygonPath([[x, y], [x + s, y], turn % 2 ? [x, y + s] : [x + s, y + s]]), color)],
    () => [0, 1, 2].map((step) => filled(quarter(s * (1 - step * 0.3), s * (0.86 - step * 0.3)), color)),
  ]
  return random.pick(shapes)()
}

const cornerAngle = (atLeft: boolean, atTop: boolean) => (atLeft ? (atTop ? 90 : 0) : atTop ? 180 : 270)

function halfDisc({ x, y, width: s }: Box, turn: number): string {
  const r = s / 2
  if (turn === 0) return sectorPath(x + r, y + s, r, -90, 90)
  if (turn === 1) return sectorPath(x, y + r, r, 0, 180)
  return turn === 2 ? sectorPath(x + r, y, r, 90, 270) : sectorPath(x + s, y + r, r, 180, 360)
}

function petal({ x, y, width: s }: Box, rising: boolean): string {
  const [a, b] = rising ? [`${x} ${y + s}`, `${x + s} ${y}`] : [`${x} ${y}`, `${x + s} ${y + s}`]
  return `M${a}A${s} ${s} 0 0 1 ${b}A${s} ${s} 0 0 1 ${a}Z`
}
