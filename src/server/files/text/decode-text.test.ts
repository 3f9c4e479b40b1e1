import { describe, expect, test } from 'vitest'
import { TEXT_ENCODINGS } from '#contract/text/text-encodings.ts'
import { answerPage } from '../../brands/site-reading/read/read-sources.ts'
import { openTable } from '../../catalog-files/open-table.ts'
import { decodeAs, decodeText } from './decode-text.ts'
import { detectEncoding } from './detect-encoding.ts'
import { ENCODED_TEXTS } from './testing/encoded-texts.ts'

const nobody = () => Promise.reject(new Error('the content should not be asked'))
const nfc = (text: string | undefined) => text?.normalize('NFC')

describe('the texts of a product in every encoding and language', () => {
  test('are tables whose encoding is found by their content alone', async () => {
    for (const { encoding, label, name, description, bytes } of ENCODED_TEXTS) {
      const table = bytes(`SKU;Name;Price;Description\r\nA1;${name};39,90;"${description}"\r\nB2;Basic;5,00;Plain\r\n`)
      const { text, lost, encoding: found } = await decodeText(table, [], detectEncoding)
      const [row] = [...openTable(text).rows]
      const read = { label, found, name: nfc(row?.cells[1]), description: nfc(row?.cells[3]), lost }
      expect(read, `${encoding} as ${label}`).toMatchObject({ name: nfc(name), description: nfc(description), lost: 0 })
    }
  })

  const write = (head: string, { name, description }: (typeof ENCODED_TEXTS)[number]) =>
    `<!doctype html><html><head>${head}<title>${name}</title><meta name="description" content="${description}"></head><body></body></html>`

  test.each<[string, (label: string) => string, ((label: string) => string[])?]>([
    ['a header', () => '', (label) => [label]],
    ['a meta element', (label) => `<meta charset="${label}">`],
    ['http-equiv', (label) => `<meta http-equiv='Content-Type' content='text/html; charset=${label}'>`],
    ['nothing', () => ''],
  ])('are pages whose encoding is told by %s', async (_, head, toHeader = () => []) => {
    for (const one of ENCODED_TEXTS) {
      const label = one.label ?? one.encoding
      const source = { kind: 'html' as const, bytes: one.bytes(write(head(label), one)), encodings: toHeader(label) }
      const { page, decoded } = await answerPage(source)
      const got = [label, nfc(page.title), nfc(page.metas['description']), decoded.lost]
      expect(got).toEqual([label, nfc(one.name), nfc(one.description), 0])
    }
  })
})

test('a text is decoded in the encoding that a person chose, whichever it is', () => {
  const bytes = Buffer.from([0x4d, 0xf6, 0x62, 0x65, 0x6c])
  const texts = TEXT_ENCODINGS.map((encoding) => decodeAs(bytes, encoding).text)
  expect(texts).toContain('Möbel')
  expect(texts).toContain('Mцbel')
  expect(new Set(texts).size).toBeGreaterThan(12)
})

test('a text that is valid UTF-8 is read as that, whatever its server says', async () => {
  const bytes = Buffer.from('Möbelmarkt Flügel')
  for (const label of ['iso-8859-1', 'windows-1251', 'nonsense', 'utf-7'])
    expect(await decodeText(bytes, [label], nobody)).toMatchObject({ text: 'Möbelmarkt Flügel', isGuessed: false })
})

test('a name that is wrong gives way to another one, and to the content', async () => {
  const text = '<p>Für süße Öfen'
  const bytes = Buffer.from(text, 'latin1')
  expect(await decodeText(bytes, ['utf-8', 'latin1'], nobody)).toMatchObject({ text, isGuessed: false, lost: 0 })
  expect(await decodeText(bytes, ['utf-8'], detectEncoding)).toMatchObject({ text, isGuessed: true, lost: 0 })
})

test('letters that are damaged are counted, and do not change how the others are read', async () => {
  const text = 'Grüße aus Köln und schöne Öfen für süße Brötchen in Würzburg'
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xff])])
  expect(await decodeText(bytes, [], nobody)).toMatchObject({ text: `${text}\u{FFFD}`, encoding: 'UTF-8', lost: 1 })
})

test('damaged and foreign letters are counted in memory that does not grow with them', () => {
  const bytes = Buffer.alloc(4 * 1024 * 1024, Buffer.from([0x61, 0xff, 0xc3, 0x0a]))
  expect(decodeAs(bytes, 'UTF-8').lost).toBe(2 * 1024 * 1024)
})
