import type Pdf from 'pdfkit'

export type PdfDocument = InstanceType<typeof Pdf>

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 }
export const PDF_COLORS = { ink: '#18181b', muted: '#6b6b73', frame: '#d9d9de', field: '#f4f4f6' }

/** Opens a PDF of A4 pages, without a first one. */
export async function openPdf(title: string, createdAt: Date): Promise<PdfDocument> {
  // With its fonts it takes 10 MB, which a server that creates no PDF saves.
  const { default: Document } = await import('pdfkit')
  return new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Signet', CreationDate: createdAt },
  })
}

/** The bytes that were written since the last call. */
export function* takeWritten(document: PdfDocument): Generator<Uint8Array> {
  for (let part: unknown = document.read(); part instanceof Uint8Array; part = document.read()) yield part
}

/** Whether the standard fonts of a PDF have all characters: those of Latin 1, and the quotation marks and dashes of Windows-1252. */
export const isDrawable = (text: string) =>
  /^[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2022\u2026\u20AC\u2122]*$/.test(text)
