import { bottom, centerX } from '../model/geometry.ts'
import { ellipsePath, rectanglePath, sectorPath, filled } from './svg-paths.ts'
import { listFlatColors } from './palette.ts'
import type { Drawing } from './drawing.ts'
import type { Path } from '../model/scene.ts'

/** Half discs, discs, and bars stacked on each other, in one or more stacks. */
export const stackedShapes: Drawing = (area, palette, random) => {
  const colors = listFlatColors(palette)
  const stacks = Math.max(1, Math.round(area.width / (area.height * 0.8)))
  const size = Math.min(area.width / stacks / 1.12, area.height / 2.2)
  const paths: Path[] = []
  for (let stack = 0; stack < stacks; stack++) {
    const x = stacks === 1 ? centerX(area) : area.x + (area.width * (stack + 0.5)) / stacks
    let y = bottom(area)
    let turn = random.pick([0, 1, 2])
    for (let part = 0; part < 8 && y > area.y + size * 0.2; part++) {
      const color = colors[(part + stack * 2) % colors.length] ?? palette.lead
      const other = colors[(part + stack * 2 + 1) % colors.length] ?? palette.partner
      const [height, piece] = drawShape(turn, x, y, size, color, other)
      if (y - height < area.y - size * 0.05) break
      paths.push(...piece)
      y -= height
      turn = (turn + random.pick([1, 2, 3])) % 5
    }
  }
  return paths
}

function drawShape(turn: number, x: number, y: number, size: number, color: string, other: string): [number, Path[]] {
  const r = size / 2
  if (turn === 0) return [r, [filled(sectorPath(x, y, r, -90, 90), color)]]
  if (turn === 1)
    return [
      r,
      [filled(sectorPath(x, y - r, r, 90, 270), color), filled(sectorPath(x, y - r, r * 0.46, 90, 270), other)],
    ]
  if (turn === 2)
    return [r * 0.42, [filled(rectanglePath({ x: x - r, y: y - r * 0.42, width: size, height: r * 0.42 }), color)]]
  if (turn === 3) return [r * 1.2, [filled(ellipsePath(x, y - r * 0.6, r * 0.6), color)]]
  const box = { x: x - r, y: y - r, width: r, height: r }
  return [
    r,
    [filled(rectanglePath(box, [r, 0, 0, 0]), color), filled(rectanglePath({ ...box, x }, [0, 0, r, 0]), other)],
  ]
}
