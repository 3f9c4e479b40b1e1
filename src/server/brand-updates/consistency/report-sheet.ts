import { A4, isDrawable, openPdf, PDF_COLORS, type PdfDocument, takeWritten } from '../../files/pdf-document.ts'

/** Points. */
const MARGIN = 44
const FOOTER = 40
const BOTTOM = A4.height - FOOTER - 14
export const SHEET_WIDTH = A4.width - 2 * MARGIN

/** A PDF that is written from top to bottom. `top` is where its next block starts, in points from the upper edge. */
export interface ReportSheet {
  document: PdfDocument
  title: string
  page: number
  top: number
}

interface Words {
  x: number
  y: number
  width: number
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'right'
  link?: string | null
}

export async function openSheet(title: string, createdAt: Date): Promise<ReportSheet> {
  const sheet = { document: await openPdf(title, createdAt), title, page: 0, top: 0 }
  addPage(sheet)
  return sheet
}

export function closeSheet({ document }: ReportSheet): Buffer {
  document.end()
  return Buffer.concat([...takeWritten(document)])
}

/** Reserves so many points for a block, on a new page if they do not fit. Returns where the block starts. */
export function reserve(sheet: ReportSheet, height: number): number {
  if (sheet.top + height > BOTTOM) addPage(sheet)
  const start = sheet.top
  sheet.top += height
  return start
}

/** Writes one line, shortened to its width. `x` is measured from the margin. */
export function write({ document }: ReportSheet, text: string, words: Words): void {
  const { x, y, width, size = 9, isBold = false, color = PDF_COLORS.ink, align = 'left', link = null } = words
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color)
  document.text(text, MARGIN + x, y, {
    width,
    height: size * 1.3,
    ellipsis: true,
    lineBreak: false,
    align,
    ...(link && { link, underline: true }),
  })
}

/** Fills a rectangle. `x` is measured from the margin. */
export function fillBox({ document }: ReportSheet, [x, y, width, height]: Box, color: string, radius = 2): void {
  document.roundedRect(MARGIN + x, y, width, height, radius).fill(color)
}

export function outlineBox({ document }: ReportSheet, [x, y, width, height]: Box, radius = 2): void {
  document
    .lineWidth(0.6)
    .roundedRect(MARGIN + x, y, width, height, radius)
    .stroke(PDF_COLORS.frame)
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** Draws a line through points, whose `x` is measured from the margin. */
export function drawLine(
  { document }: ReportSheet,
  points: readonly (readonly [x: number, y: number])[],
  { color, width }: { color: string; width: number },
): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) document.moveTo(MARGIN + x, y)
    else document.lineTo(MARGIN + x, y)
  }
  document.lineWidth(width).lineJoin('round').stroke(color)
}

export function drawDot({ document }: ReportSheet, [x, y]: readonly [number, number], color: string): void {
  document.circle(MARGIN + x, y, 2.2).fill(color)
}

/** The heading of a section with a sentence below it. `height` is what the first block below needs, so that they share a page. */
export function writeHeading(sheet: ReportSheet, title: string, text: string, height: number): void {
  sheet.top += 20
  if (sheet.top + 36 + height > BOTTOM) addPage(sheet)
  write(sheet, title, { x: 0, y: sheet.top, width: SHEET_WIDTH, size: 12, isBold: true })
  write(sheet, text, { x: 0, y: sheet.top + 16, width: SHEET_WIDTH, size: 8.5, color: PDF_COLORS.muted })
  sheet.top += 36
}

/** The text, or its replacement if the standard fonts lack its characters. */
export const drawable = (text: string, plain: string) => (isDrawable(text) ? text : plain)

function addPage(sheet: ReportSheet): void {
  sheet.document.addPage()
  sheet.page += 1
  sheet.top = MARGIN
  const line = { y: A4.height - FOOTER, size: 7.5, color: PDF_COLORS.muted, width: SHEET_WIDTH }
  write(sheet, sheet.title, { ...line, x: 0, width: SHEET_WIDTH - 60 })
  write(sheet, `Page ${sheet.page}`, { ...line, x: 0, align: 'right' })
}
