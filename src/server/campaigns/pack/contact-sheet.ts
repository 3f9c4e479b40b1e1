import sharp from 'sharp'
import { A4 as PAGE, isDrawable, openPdf, PDF_COLORS, type PdfDocument, takeWritten } from '../../files/pdf-document.ts'

/** One picture of the sheet. `name` and `note` are printed below it. */
export interface SheetEntry {
  name: string
  note: string
  /** Reads the picture, in any format that sharp reads; null if it is missing. */
  read: () => Promise<Buffer | null>
}

interface Sheet {
  title: string
  /** Printed instead of the title if a PDF's own font lacks its characters. */
  plainTitle: string
  createdAt: Date
  entries: readonly SheetEntry[]
}

/** Points: A4 with three columns and four rows. */
const MARGIN = 36
const HEADER = 44
const GAP = 14
const COLUMNS = 3
const ROWS = 4
const CAPTION = 34
const CELL_WIDTH = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
const CELL_HEIGHT = (PAGE.height - 2 * MARGIN - HEADER - (ROWS - 1) * GAP) / ROWS
const IMAGE_HEIGHT = CELL_HEIGHT - CAPTION
/** Pixels of the longest side of an embedded picture. */
const IMAGE_PIXELS = 480
const { ink: INK, muted: MUTED, frame: FRAME, field: FIELD } = PDF_COLORS

/** Creates a PDF with all pictures, 12 on a page. It is made page by page, so only one page of pictures is in memory. */
export async function* createContactSheet(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const document = await openPdf(sheet.title, sheet.createdAt)
  const pages = Math.max(1, Math.ceil(sheet.entries.length / (COLUMNS * ROWS)))
  for (let page = 0; page < pages; page += 1) {
    document.addPage()
    drawHeader(document, sheet, `${page + 1} / ${pages}`)
    const entries = sheet.entries.slice(page * COLUMNS * ROWS, (page + 1) * COLUMNS * ROWS)
    for (const [index, entry] of entries.entries()) await drawEntry(document, entry, index)
    yield* takeWritten(document)
  }
  document.end()
  yield* takeWritten(document)
}

function drawHeader(document: PdfDocument, { title, plainTitle, createdAt, entries }: Sheet, page: string): void {
  const width = PAGE.width - 2 * MARGIN
  const line = { width, height: 20, ellipsis: true, lineBreak: false }
  document.font('Helvetica-Bold').fontSize(15).fillColor(INK)
  document.text(isDrawable(title) ? title : plainTitle, MARGIN, MARGIN, { ...line, width: width - 120 })
  document.font('Helvetica').fontSize(8.5).fillColor(MUTED)
  document.text(page, MARGIN, MARGIN + 5, { ...line, align: 'right' })
  const facts = `${entries.length} ${entries.length === 1 ? 'file' : 'files'} · ${createdAt.toISOString().slice(0, 10)}`
  document.text(facts, MARGIN, MARGIN + 20, line)
}

async function drawEntry(document: PdfDocument, { name, note, read }: SheetEntry, index: number): Promise<void> {
  const x = MARGIN + (index % COLUMNS) * (CELL_WIDTH + GAP)
  const y = MARGIN + HEADER + Math.floor(index / COLUMNS) * (CELL_HEIGHT + GAP)
  document.rect(x, y, CELL_WIDTH, IMAGE_HEIGHT).fill(FIELD)
  const image = await readImage(read)
  if (image) {
    const fit: [number, number] = [CELL_WIDTH - 8, IMAGE_HEIGHT - 8]
    document.image(image, x + 4, y + 4, { fit, align: 'center', valign: 'center' })
  }
  document.lineWidth(0.5).rect(x, y, CELL_WIDTH, IMAGE_HEIGHT).stroke(FRAME)
  const line = { width: CELL_WIDTH, ellipsis: true }
  document.font('Helvetica').fontSize(6.5).fillColor(INK)
  document.text(name, x, y + IMAGE_HEIGHT + 5, { ...line, height: 16, lineGap: 0.5 })
  document.fontSize(6.5).fillColor(MUTED)
  document.text(note, x, y + IMAGE_HEIGHT + 23, { ...line, height: 8, lineBreak: false })
}

/** JPEG, because some readers show pages of PNGs as blank. */
async function readImage(read: SheetEntry['read']): Promise<Buffer | null> {
  const bytes = await read()
  if (!bytes) return null
  const size = { width: IMAGE_PIXELS, height: IMAGE_PIXELS, fit: 'inside', withoutEnlargement: true } as const
  return sharp(bytes).resize(size).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
}
