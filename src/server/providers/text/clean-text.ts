/** Removes characters that the database cannot store or the renderer cannot draw. */
export const clean = (words: string) =>
  words
    .toWellFormed()
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- these are the characters that are meant
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '')

/** Joins the lines of a text. */
export const oneLine = (words: string) => clean(words).replaceAll(/\s+/g, ' ').trim()
/** Keeps the lines of a text, with at most one blank line in a row. */
export const paragraphs = (words: string) =>
  clean(words)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
