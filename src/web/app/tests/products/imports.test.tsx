import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NO_TABLE, NOTHING_MAPPED } from '#contract/catalog-files/import-messages.ts'
import { button, chooseOption, dialog } from '../../testing/page/controls.ts'
import { expectTexts } from '../../testing/page/fields.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert } from '../../testing/page/parts.ts'
import { chooseFile } from '../../testing/page/images.ts'

useApp()

const COUNTS = { rows: 1, waiting: 1, created: 1, changed: 0, same: 0, extra: 0, skipped: 0, warnings: 0, errors: 0 }
const TABLE = {
  id: 1,
  brand_id: 1,
  file_name: 'shop.csv',
  kind: 'own',
  state: 'ready',
  encoding: 'KOI8-R',
  head_row: 3,
  heads: ['Something'],
  mapping: [null],
  sample: [['1']],
  counts: { ...COUNTS, created: 0 },
  campaign_id: null,
  created_at: '2026-11-20T10:00:00Z',
  ended_at: null,
}

/** Answers the calls of imports as the server does, for a table with one column. Other tables are no text. */
function storeImports(): Answers {
  let imports: object[] = []
  return {
    'GET /api/imports': () => ({ imports }),
    'POST /api/imports': (_, sent) => {
      const file = sent instanceof FormData ? sent.get('file') : null
      if (!(file instanceof File) || file.type !== 'text/csv')
        return Response.json({ detail: NO_TABLE }, { status: 415 })
      imports = [TABLE]
      return Response.json(TABLE, { status: 201 })
    },
    'GET /api/imports/*': TABLE,
    'POST /api/imports/*/check': (_, sent) =>
      sent === JSON.stringify({ mapping: ['name'], cells: null, prices: {} })
        ? { counts: COUNTS, notes: [], total: 0, cells: null }
        : Response.json({ detail: NOTHING_MAPPED }, { status: 422 }),
    'PUT /api/imports/*/encoding': (_, sent) => ({
      ...TABLE,
      ...JSON.parse(typeof sent === 'string' ? sent : '{}'),
      heads: ['Слово'],
    }),
    'DELETE /api/imports/*': () => {
      imports = []
      return { message: 'Deleted' }
    },
  }
}

test('a table that cannot be read is refused with the reason, and another one is discarded', async () => {
  await signIn(storeImports())
  await openScreen('/dashboard/products', 'My Products')
  await page.getByRole('link', { name: 'Import from a table' }).click()
  await expect.element(page.getByRole('heading', { name: 'Import products', level: 1 })).toBeVisible()
  await chooseFile(new File(['PK\u0003\u0004 a spreadsheet'], 'shop.xlsx', { type: 'application/zip' }))
  await expect.element(alert()).toMatchTextContent('Save the sheet as CSV')

  await chooseFile(new File(['Something\n1\n'], 'shop.csv', { type: 'text/csv' }))
  await expect.element(alert()).toMatchTextContent('Choose which column is the name, the key or the SKU.')
  await expect.element(button('Import 0 products')).toBeDisabled()
  await expect
    .element(page.getByText('The heads were found in row 3. The rows above it are not imported.'))
    .toBeVisible()
  await chooseOption('Text encoding', 'Cyrillic (windows-1251)')
  await expect.element(page.getByRole('combobox', { name: 'Field of column Слово' })).toBeVisible()
  await chooseOption('Field of column Слово', 'Name')
  await expectTexts(page.getByRole('term'), ['New', 'Changed', 'Unchanged'])
  await expectTexts(page.getByRole('definition'), ['1', '0', '0'])
  await button('Discard').click()
  await dialog().getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByLabelText('Choose a CSV or TSV file')).toBeVisible()
  await expect.element(page.getByText('Recent imports')).not.toBeInTheDocument()
})
