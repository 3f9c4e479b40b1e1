import { expect, test } from 'vitest'
import { surveyPrices, type SurveyContext } from './survey-prices.ts'

const survey = (texts: readonly string[], context?: SurveyContext) =>
  surveyPrices(
    texts.map((text) => ({ text })),
    context,
  )

test.each([
  [['12.995', '19,90'], ','],
  [['12,995', '1,299.00'], '.'],
  [['1.299', '1.299.000'], ','],
  [['12.995', '12,995'], null],
  [['19,90', '19.90'], null],
  [['0.125', '12.995'], '.'],
  [['1 299,5', '5'], ','],
  [['CHF 12.–', '12.995'], null],
])('the prices %j have the decimal mark %j', async (prices, mark) => {
  expect((await survey(prices)).decimal).toBe(mark)
})

test('a column with one currency suggests it for prices without one, and for a sign that may mean it', async () => {
  const { certain, questions } = await survey(['15 CAD', '$19', '20'])
  expect([...certain]).toEqual(['CAD'])
  expect(questions).toMatchObject([
    { about: 'sign', sign: '$', count: 1, suggested: 'CAD' },
    { about: 'none', count: 1, examples: ['20'], suggested: 'CAD' },
  ])
})

test('each sign is asked about once, with what it may mean', async () => {
  const { questions } = await survey(['$19', '$20', '299 kr', '12.995', '¥1,980'])
  expect(questions).toMatchObject([
    { about: 'sign', sign: '$', count: 2, examples: ['$19', '$20'], suggested: null },
    { about: 'sign', sign: 'kr', candidates: ['SEK', 'NOK', 'DKK', 'ISK'], suggested: null },
    { about: 'decimal', examples: ['12.995'], suggested: null },
    { about: 'sign', sign: '¥', suggested: 'JPY' },
  ])
})

test('one price with decimals rules out currencies without them', async () => {
  const [yuan] = (await survey(['¥198', '¥19.80', '¥5'])).questions
  expect(yuan).toMatchObject({ sign: '¥', count: 2, candidates: ['JPY', 'CNY'], suggested: 'CNY' })
})

test('the currency of the brand decides without a question left open', async () => {
  const { questions } = await survey(['$19', '20', '299 kr'], { currency: 'USD' })
  expect(questions.map(({ about, sign, suggested }) => [about, sign, suggested])).toEqual([
    ['sign', '$', 'USD'],
    ['none', '', 'USD'],
    ['sign', 'kr', null],
  ])
})

test('a column that needs nothing asks nothing', async () => {
  expect(await survey(['19,90 €', '€ 5', 'on request', 'from 5 €'])).toEqual({
    decimal: ',',
    certain: new Set(['EUR']),
    questions: [],
  })
})

test('a currency that another column names is asked about no more', async () => {
  const { certain, questions } = await surveyPrices([
    { text: '19', currency: 'EUR' },
    { text: '$20', currency: 'CAD' },
    { text: '21' },
  ])
  expect([...certain]).toEqual(['EUR', 'CAD'])
  expect(questions).toMatchObject([{ about: 'none', examples: ['21'], count: 1 }])
})
