import { expect, test } from 'vitest'
import type { ManifestItem } from '#contract/library/archives.ts'
import { manifestCsv } from './manifest.ts'

const ITEM: ManifestItem = {
  file_name: '1.png',
  is_missing: false,
  id: 1,
  title: 'Spring launch',
  prompt: '',
  caption: null,
  hashtags: ['#spring', '#tea'],
  alt_text: 'Two lines,\r\none "quote"',
  brand: 'Acme',
  product: null,
  platform: null,
  content_type: 'image',
  width: 300,
  height: 300,
  duration_seconds: null,
  size_bytes: 1234,
  created_at: '2026-01-02T03:04:05.000Z',
  model_used: 'studio',
  cost_usd: -0.5,
  slide_alt_texts: ['One', 'Two'],
  left_out: [],
  sha256: 'ab12',
  has_credentials: true,
}

test('the manifest is CSV with a byte order mark, CRLF and quoted cells where needed', () => {
  expect(manifestCsv([ITEM])).toBe(
    `\u{FEFF}${Object.keys(ITEM).join(',')}\r\n1.png,false,1,Spring launch,,,#spring #tea,"Two lines,\r\none ""quote""",Acme,,,` +
      'image,300,300,,1234,2026-01-02T03:04:05.000Z,studio,-0.5,One | Two,,ab12,true\r\n',
  )
})

test.each(['=1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1', '|calc'])(
  'a text that starts like %j is not a formula',
  (text) => {
    const cells = manifestCsv([{ ...ITEM, title: text, hashtags: [text], alt_text: null }])
    expect(cells.split(`'${text}`)).toHaveLength(3)
  },
)
