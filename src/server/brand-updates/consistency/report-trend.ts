import type { ConsistencyReport } from '#contract/brand-updates/consistency.ts'
import { PDF_COLORS } from '../../files/pdf-document.ts'
import { drawDot, drawLine, type ReportSheet, reserve, SHEET_WIDTH, write, writeHeading } from './report-sheet.ts'

const LINE = '#2563eb'
/** Points. */
const HEIGHT = 110
const AXIS = 28

/** Draws the average score of each period as a line. */
export function drawTrend(sheet: ReportSheet, { unit, points }: ConsistencyReport['trend']): void {
  const text = `Average score of everything made in each ${unit}, with earlier versions.`
  writeHeading(sheet, 'Score over time', text, HEIGHT + 18)
  const top = reserve(sheet, HEIGHT + 18)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return write(sheet, 'Nothing was checked yet.', { x: 0, y: top, width: SHEET_WIDTH })
  const floor = Math.max(0, Math.floor((Math.min(...points.map((point) => point.average_score)) - 1) / 20) * 20)
  const toY = (score: number) => top + 6 + ((100 - score) / (100 - floor)) * (HEIGHT - 12)
  const step = (SHEET_WIDTH - AXIS - 8) / Math.max(1, points.length - 1)
  const toX = (index: number) => AXIS + (points.length === 1 ? (SHEET_WIDTH - AXIS) / 2 : index * step)
  for (const score of [floor, (floor + 100) / 2, 100]) {
    const y = toY(score)
    drawLine(
      sheet,
      [
        [AXIS, y],
        [SHEET_WIDTH, y],
      ],
      { color: PDF_COLORS.frame, width: 0.5 },
    )
    write(sheet, String(score), { x: 0, y: y - 4, width: AXIS - 8, size: 7.5, color: PDF_COLORS.muted, align: 'right' })
  }
  const places = points.map((point, index) => [toX(index), toY(point.average_score)] as const)
  drawLine(sheet, places, { color: LINE, width: 1.4 })
  for (const place of places) drawDot(sheet, place, LINE)
  const label = { y: top + HEIGHT + 4, width: 90, size: 7.5, color: PDF_COLORS.muted }
  write(sheet, first.starts_on, { ...label, x: AXIS })
  if (points.length > 1) write(sheet, last.starts_on, { ...label, x: SHEET_WIDTH - 90, align: 'right' })
}
