import { expect, test } from 'vitest'
import { Revision } from '#contract/generation/revision.ts'
import { newSeed, NO_REVISION, toRevision } from './revision.ts'

test('an untouched form changes nothing', () => {
  expect(toRevision(NO_REVISION)).toEqual({})
})

test('only changed or removed texts are sent, and the contract accepts them', () => {
  const revision = toRevision({
    ...NO_REVISION,
    headline: '  Wake up ',
    badge: 'New',
    leftOut: ['badge', 'cta'],
    layout: 'poster',
  })
  expect(revision).toEqual({ headline: 'Wake up', badge: null, cta: null, layout: 'poster' })
  expect(Revision.safeParse(revision).success).toBe(true)
})

test('seeds are unsigned 32-bit numbers', () => {
  expect(newSeed(() => 0)).toBe(0)
  expect(newSeed(() => 1 - 2 ** -53)).toBe(4_294_967_295)
})
