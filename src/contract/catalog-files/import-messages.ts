/** Messages of imports that server and screens share. This file does not import zod. */

export const NO_TABLE = 'This is not a table of text. Save the sheet as CSV and upload that file.'
export const TABLE_EMPTY = 'The table contains no rows.'
export const TABLE_TOO_LARGE = 'A table may have at most 5,000 rows and 200 columns.'
export const TABLE_NOT_READ =
  'This table takes too long to read. Save the sheet as CSV again, or split it into smaller files.'
export const NOTHING_MAPPED = 'Choose which column is the name, the key or the SKU.'
export const IMPORT_STARTED = 'This import was already started.'
export const CELLS_NOT_PLANNED = 'The campaign belongs to another brand, or its plan lacks this format or language.'
export const TOO_MANY_CELLS = 'A campaign has at most 5,000 cells. Choose another campaign or a smaller table.'
export const FILE_GONE = 'The file of this table is no longer kept. Upload it again to read it in another encoding.'
export const ROW_NOT_SAVED = 'This row could not be saved.'

/** All of them, for the translations. */
export const IMPORT_SENTENCES = {
  NO_TABLE,
  TABLE_EMPTY,
  TABLE_TOO_LARGE,
  TABLE_NOT_READ,
  NOTHING_MAPPED,
  IMPORT_STARTED,
  CELLS_NOT_PLANNED,
  TOO_MANY_CELLS,
  FILE_GONE,
  ROW_NOT_SAVED,
  // What is said about a row.
  quoteOpen: 'A quotation mark is not closed',
  rowTooLong: 'The row is too long',
  keyTwice: 'The key is the same as in row {1}',
  lettersLost: 'Letters could not be read and are shown as \u{FFFD}',
  draftInShop: 'The shop does not show this product, so it is left out',
  statusUnknown: 'The status was not recognized, so the product is imported',
  scientificBarcode: 'A spreadsheet shortened this number to {1}, so it is left out',
  scientificKey: 'A spreadsheet shortened this key to {1}, so it is not unique',
  saleOver: 'The sale price held until {1}, so the regular price is used',
  saleNotYet: 'The sale price holds from {1}, so the regular price is used',
  saleDateNotRead: 'The dates of the sale price were not read, so the regular price is used',
  pictureNotTaken: 'Only addresses of pictures that start with http:// or https:// are used',
  availabilityUnknown: 'The availability was not recognized and is left out',
  languageNotKnown: 'The language was not recognized and is left out',
  pictureNotAddress: 'The picture must be an address that starts with http:// or https://',
} as const
