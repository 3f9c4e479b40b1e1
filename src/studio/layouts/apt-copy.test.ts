import { expect, test } from 'vitest'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { keepApt } from './apt-copy.ts'
import type { ProductBrief } from '../model/brief.ts'

const SERUM: ProductBrief = {
  name: 'Morning Serum',
  description: 'Pressed to order.',
  proposition: null,
  benefits: ['No scent', '12 calories'],
  price_text: '$48.00',
  cta: 'Discover',
}
const POST = { aspect: 'square', strip: null } as const
const COVER = { aspect: 'banner', strip: null } as const
const write = (prompt: string, canvas: Parameters<typeof keepApt>[1] = POST) =>
  keepApt(writeCopy(createBrief({ prompt, product: SERUM })), canvas, createBrief({ product: SERUM }))

test.each([
  'Morning Serum now $39 instead of $48',
  '20% off Morning Serum this week',
  'Morning Serum: 15% off with code NORTH15',
])('the list price does not stand beside the offer “%s”', (prompt) => {
  expect(write(prompt).price).not.toBe('$48.00')
})

test('a quotation has neither price nor benefits of the product', () => {
  expect(write('"I stopped hiding." – Maya R., Porto')).toMatchObject({ price: null, benefits: [], cta: null })
})

test('a cover has neither price nor call to action', () => {
  expect(write('Spring skin reset', COVER)).toMatchObject({ price: null, cta: null })
})

test('a benefit that the request says is not said again', () => {
  expect(write('New flavor: Yuzu. Only 12 calories').benefits).not.toContain('12 calories')
})

test('other posts keep what the product says', () => {
  expect(write('Meet our serum')).toMatchObject({ price: '$48.00', benefits: ['No scent', '12 calories'] })
})

test.each([
  ['New office from February 1: 14 Long Street. Parking for clients', null],
  ['New office from February 1. Book at nowak.example', 'kept'],
])('a link post has a button only where it leads somewhere: “%s”', (prompt, cta) => {
  const link = { aspect: 'wide', strip: null, base: 868, width: 1200, height: 628 } as const
  const brief = createBrief({ prompt })
  const written = { ...writeCopy(brief), cta: 'Learn more' }
  expect(keepApt(written, link, brief).cta).toBe(cta === null ? null : 'Learn more')
  // A button that a person gave the product or the brand was asked for.
  expect(keepApt(written, link, createBrief({ prompt }, { ctas: ['Learn more'] })).cta).toBe('Learn more')
})
