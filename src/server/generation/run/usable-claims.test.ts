import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { keepUsableClaims } from './usable-claims.ts'

test('a claim may be made until its last day is over everywhere', () => {
  const claims = [
    { text: 'Always', expires_on: null },
    { text: 'Today', expires_on: '2027-03-31' },
    { text: 'Over', expires_on: '2027-03-30' },
  ]
  const brief = createBrief({}, { claims })
  const listAt = (time: string) => {
    const { brief: usable, unused } = keepUsableClaims(brief, { language: 'en', now: new Date(time) })
    return [usable.brand.claims?.map(({ text }) => text), unused]
  }
  expect(listAt('2027-04-01T11:00:00Z')).toEqual([['Always', 'Today'], ['Over']])
  expect(listAt('2027-04-01T12:00:00Z')).toEqual([['Always'], ['Today', 'Over']])
  expect(listAt('2027-03-31T10:00:00Z')).toEqual([['Always', 'Today', 'Over'], []])
})

test('a claim may be made only in designs for its market, and the others are named', () => {
  const claims = [
    { text: 'Testsieger', market: 'Deutschland', expires_on: null },
    { text: 'Best in Britain', market: 'UK', expires_on: null },
    { text: 'Since 1950', market: null, expires_on: null },
  ]
  const brief = createBrief({}, { claims, currency: 'EUR' })
  const list = (language: string) => keepUsableClaims(brief, { language, now: new Date('2027-01-01') })
  expect(list('de').unused).toEqual(['Best in Britain'])
  expect(list('en').unused).toEqual(['Testsieger', 'Best in Britain'])
  expect(list('fr').brief.brand.claims?.map(({ text }) => text)).toEqual(['Since 1950'])
})
