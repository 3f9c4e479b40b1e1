import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { dropExpiredClaims } from './expired-claims.ts'

test('a claim may be made until its last day is over everywhere', () => {
  const claims = [
    { text: 'Always', expires_on: null },
    { text: 'Today', expires_on: '2027-03-31' },
    { text: 'Over', expires_on: '2027-03-30' },
  ]
  const brief = createBrief({}, { claims })
  const listAt = (time: string) => dropExpiredClaims(brief, new Date(time)).brand.claims?.map(({ text }) => text)
  expect(listAt('2027-04-01T11:00:00Z')).toEqual(['Always', 'Today'])
  expect(listAt('2027-04-01T12:00:00Z')).toEqual(['Always'])
  expect(listAt('2027-03-31T10:00:00Z')).toEqual(['Always', 'Today', 'Over'])
})
