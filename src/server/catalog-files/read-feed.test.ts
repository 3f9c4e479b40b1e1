import { expect, test } from 'vitest'
import { compareCost } from '#studio/render/testing/measure-cost.ts'
import { readFeed } from './read-feed.ts'

const PLAIN = `<rss>${'<item><g:id>1</g:id></item>'.repeat(4000)}</rss>`

test.each([
  ['elements that are not closed', `<rss><item><g:id>1</g:id>${'<a>'.repeat(80_000)}</item></rss>`],
  ['closed elements that were not opened', `<rss>${'<a>'.repeat(80_000)}${'</b>'.repeat(80_000)}</rss>`],
  ['one long name', `<rss><item><${'a'.repeat(300_000)}`],
])('%s take about as long as a plain feed', async (_, feed) => {
  const most = 50 * (feed.length / PLAIN.length)
  expect(
    await compareCost(
      () => readFeed(feed),
      () => readFeed(PLAIN),
      most,
    ),
  ).toBeLessThan(most)
})

test('a product is what its own elements say, without the prefix', async () => {
  const feed = await readFeed(
    '<feed><entry><g:id>A &amp; B</g:id><g:note><![CDATA[<b>bold</b>]]></g:note><g:id>2</g:id><g:ship><g:price>2</g:price></g:ship></entry><entry><g:id>C',
  )
  expect(feed).toEqual({ heads: ['id', 'note'], rows: [{ number: 1, cells: ['A & B', '<b>bold</b>'], problem: null }] })
})
