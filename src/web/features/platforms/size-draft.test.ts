import { expect, test } from 'vitest'
import { DEFAULT_CONTENT_SIZES } from '#contract/platforms/presets.ts'
import { SIZES_PER_PLATFORM_MAX } from '#contract/limits.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import { changedPlaces, firstProblem, toDraft, toSizes, withMoved, withNewSize, withSizes } from './size-draft.ts'

const saved: ContentSizes = structuredClone(DEFAULT_CONTENT_SIZES) as ContentSizes
const instagram = { type: 'image', platform: 'instagram' } as const
const texts = (sizes: readonly { text: string }[]) => sizes.map(({ text }) => text)

test('unchanged sizes are sent as they were received', () => {
  const draft = toDraft(saved)
  expect(toSizes(draft)).toEqual(saved)
  expect(changedPlaces(draft, saved)).toEqual([])
})

test('a new size is 1080x1080, at the end, until the list is full', () => {
  expect(texts(withNewSize(toDraft(saved).image.facebook))).toEqual(['1200x630', '1080x1080'])
  const full = Array.from({ length: SIZES_PER_PLATFORM_MAX }, (_, index) => ({ id: `${index}`, text: '800x800' }))
  expect(withNewSize(full)).toEqual(full)
})

test('the first size is the one in use, so moving a size up changes what is generated', () => {
  const sizes = toDraft(saved).image.instagram
  expect(texts(withMoved(sizes, 1, -1))).toEqual(['1080x1920', '1080x1080'])
  expect(texts(withMoved(sizes, 0, 1))).toEqual(['1080x1920', '1080x1080'])
  expect(texts(withMoved(sizes, 0, -1))).toEqual(['1080x1080', '1080x1920'])
  const draft = withSizes(toDraft(saved), instagram, withMoved(sizes, 1, -1))
  expect(changedPlaces(draft, saved)).toEqual([instagram])
})

test.each([
  ['1080x1080', true],
  ['1080 × 1350', true],
  ['1080', false],
  ['100x100', false],
  ['4096x1000', false],
  ['', false],
])('"%s" is a valid size: %s', (text, isGood) => {
  const draft = withSizes(toDraft(saved), instagram, [{ id: 'it', text }])
  expect(firstProblem(draft)?.id).toBe(isGood ? undefined : 'it')
})
