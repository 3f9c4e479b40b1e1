import {
  type ConsistencyReport,
  OFF_BRAND_SHOWN_MAX,
  type OffBrandDesign,
} from '#contract/brand-updates/consistency.ts'
import { PDF_COLORS } from '../../files/pdf-document.ts'
import {
  closeSheet,
  drawable,
  drawDot,
  drawLine,
  fillBox,
  openSheet,
  outlineBox,
  type ReportSheet,
  reserve,
  SHEET_WIDTH,
  write,
  writeHeading,
} from './report-sheet.ts'

const { ink: INK, muted: MUTED, field: FIELD } = PDF_COLORS
const FAILED = '#c2410c'
const BAR_WIDTH = 90

/**
 * Draws a report as a PDF in English. Its standard fonts have the characters of Latin 1, so a brand or design with another name is named
 * by its number. `origin` is the address of the server, for links to designs.
 */
export async function createReportPdf(report: ConsistencyReport, origin: string): Promise<Buffer> {
  const { brand } = report
  const name = drawable(brand.name, `Brand ${brand.id}`)
  const sheet = await openSheet(`Brand consistency: ${name}`, new Date(report.created_at))
  drawHeader(sheet, report, name)
  drawFigures(sheet, report)
  drawTrend(sheet, report.trend)
  drawRules(sheet, report)
  drawColors(sheet, report)
  drawFonts(sheet, report)
  drawOffBrand(sheet, report, origin)
  return closeSheet(sheet)
}

function drawHeader(sheet: ReportSheet, { brand, created_at }: ConsistencyReport, name: string): void {
  const y = reserve(sheet, 50)
  fillBox(sheet, [0, y, 18, 36], brand.primary_color, 0)
  fillBox(sheet, [18, y, 18, 36], brand.secondary_color, 0)
  outlineBox(sheet, [0, y, 36, 36], 0)
  write(sheet, name, { x: 48, y: y + 1, width: SHEET_WIDTH - 48, size: 17, isBold: true })
  const facts = `Brand consistency report · ${created_at.slice(0, 10)}`
  write(sheet, facts, { x: 48, y: y + 24, width: SHEET_WIDTH - 48, color: MUTED })
}

function drawFigures(sheet: ReportSheet, { designs, checked, off_brand, average_score }: ConsistencyReport): void {
  const figures = [
    ['Average score of 100', average_score === null ? '-' : String(average_score)],
    ['Pass every rule', checked === 0 ? '-' : `${Math.floor(((checked - off_brand) / checked) * 100)}%`],
    ['Off-brand designs', String(off_brand)],
    ['Designs with a brand check', checked === designs ? String(checked) : `${checked} of ${designs}`],
  ]
  const [gap, height] = [10, 52]
  const y = reserve(sheet, height)
  const width = (SHEET_WIDTH - 3 * gap) / 4
  for (const [index, [label = '', value = '']] of figures.entries()) {
    const x = index * (width + gap)
    fillBox(sheet, [x, y, width, height], FIELD, 5)
    write(sheet, label, { x: x + 10, y: y + 9, width: width - 16, size: 8, color: MUTED })
    write(sheet, value, { x: x + 10, y: y + 24, width: width - 16, size: 16, isBold: true })
  }
}

function drawRules(sheet: ReportSheet, { rules }: ConsistencyReport): void {
  writeHeading(sheet, 'Rules', 'How many of the designs fail each rule of the brand check.', 18)
  if (rules.length === 0) return writeNothing(sheet, 'No design has a brand check yet.')
  for (const { label, measured, failed } of rules) {
    const y = reserve(sheet, 18)
    const [barX, share] = [SHEET_WIDTH - BAR_WIDTH, measured > 0 ? failed / measured : 0]
    write(sheet, drawable(label, 'Rule'), { x: 0, y, width: barX - 110 })
    const count = `${failed} of ${measured}`
    write(sheet, count, { x: barX - 100, y, width: 90, align: 'right', color: failed > 0 ? INK : MUTED })
    fillBox(sheet, [barX, y + 1, BAR_WIDTH, 6], FIELD, 0.7)
    if (failed > 0) fillBox(sheet, [barX, y + 1, Math.max(1.5, BAR_WIDTH * share), 6], FAILED, 0.7)
  }
}

const USES = { primary: 'Primary', secondary: 'Secondary', derived: 'From the palette', other: 'Other' }

function drawColors(sheet: ReportSheet, { usage }: ConsistencyReport): void {
  writeHeading(sheet, 'Colors in use', `Backgrounds, panels and words of ${newest(usage.designs)}.`, 34)
  if (usage.colors.length === 0) return writeNothing(sheet, 'No design has colors of the studio yet.')
  const columns = 4
  const width = SHEET_WIDTH / columns
  for (let first = 0; first < usage.colors.length; first += columns) {
    const y = reserve(sheet, 34)
    for (const [index, { hex, use, designs }] of usage.colors.slice(first, first + columns).entries()) {
      const x = index * width
      fillBox(sheet, [x, y, 24, 24], hex, 4)
      outlineBox(sheet, [x, y, 24, 24], 4)
      write(sheet, `${hex} · ${designs}`, { x: x + 31, y: y + 2, width: width - 34, isBold: true, size: 8.5 })
      write(sheet, USES[use], { x: x + 31, y: y + 13, width: width - 34, size: 8, color: MUTED })
    }
  }
}

function drawFonts(sheet: ReportSheet, { usage }: ConsistencyReport): void {
  writeHeading(sheet, 'Fonts in use', `Fonts of ${newest(usage.designs)}.`, 18 * Math.min(4, usage.fonts.length))
  if (usage.fonts.length === 0) return writeNothing(sheet, 'No design has words of the studio yet.')
  for (const { family, weights, designs, is_brand } of usage.fonts) {
    const y = reserve(sheet, 18)
    write(sheet, family, { x: 0, y, width: 180, isBold: true })
    write(sheet, weights.join(', '), { x: 190, y, width: 120, color: MUTED })
    write(sheet, is_brand ? 'Font of the brand' : '', { x: 320, y, width: 90, color: MUTED })
    write(sheet, count(designs), { x: SHEET_WIDTH - 90, y, width: 90, align: 'right' })
  }
}

function drawOffBrand(sheet: ReportSheet, report: ConsistencyReport, origin: string): void {
  const { off_brand_designs: designs, off_brand } = report
  const text =
    off_brand > OFF_BRAND_SHOWN_MAX
      ? `The ${OFF_BRAND_SHOWN_MAX} designs with the lowest score, of ${off_brand}.`
      : 'Designs that fail a rule, the lowest score first.'
  writeHeading(sheet, 'Off-brand designs', text, 36)
  if (designs.length === 0) return writeNothing(sheet, 'No design fails a rule.')
  for (const design of designs) drawDesign(sheet, design, origin)
}

function drawDesign(sheet: ReportSheet, design: OffBrandDesign, origin: string): void {
  const { content_id, title, score, created_at, failed } = design
  const y = reserve(sheet, 36)
  fillBox(sheet, [0, y, SHEET_WIDTH, 0.6], PDF_COLORS.frame, 0)
  const link = `${origin}/dashboard/content?item=${content_id}`
  const name = drawable(title ?? '', '') || `Design ${content_id}`
  write(sheet, name, { x: 0, y: y + 7, width: SHEET_WIDTH - 140, isBold: true, link })
  write(sheet, created_at.slice(0, 10), { x: SHEET_WIDTH - 130, y: y + 7, width: 70, color: MUTED })
  write(sheet, String(score), { x: SHEET_WIDTH - 50, y: y + 7, width: 50, align: 'right', isBold: true })
  const labels = failed.map((label) => drawable(label, 'Rule')).join(' · ')
  write(sheet, labels, { x: 0, y: y + 20, width: SHEET_WIDTH, size: 8, color: MUTED })
}

function writeNothing(sheet: ReportSheet, text: string): void {
  write(sheet, text, { x: 0, y: reserve(sheet, 18), width: SHEET_WIDTH })
}

const count = (designs: number) => `${designs} ${designs === 1 ? 'design' : 'designs'}`
const newest = (designs: number) => `the newest ${count(designs)}`

const LINE = '#2563eb'
/** Points. */
const HEIGHT = 110
const AXIS = 28

/** Draws the average score of each period as a line. */
function drawTrend(sheet: ReportSheet, { unit, points }: ConsistencyReport['trend']): void {
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
