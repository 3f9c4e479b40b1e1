import { expect, test } from 'vitest'
import { CONCEPTS } from '../../objects/naming/concepts.ts'
import { createBrief } from '../../testing/briefs.ts'
import { findObjects } from './find-objects.ts'
import { weighDrawing } from './weigh-drawing.ts'

// Reviewed on sheets of all objects at 720 pixels.
test.each(['sewing-needle', 'broom', 'wrench', 'chopsticks', 'paintbrush', 'magic-wand', 'droplet', 'egg'])(
  '%s is too thin or too plain to be the picture of a design',
  async (name) => {
    expect(await weighDrawing(name)).toMatchObject({ isSlight: true })
  },
)

test.each(['bread', 'house', 'camera', 'bicycle', 'guitar', 'thread', 'window', 'bucket', 'balance-scale', 'key'])(
  '%s is enough for a picture',
  async (name) => {
    expect(await weighDrawing(name)).toMatchObject({ isSlight: false })
  },
)

test('things of many parts are drawn in lines, and a bag or a hammer is not', async () => {
  const detailed = await Promise.all(
    ['bicycle', 'violin', 'lotus', 'handbag', 'hammer', 'key'].map(
      async (name) => (await weighDrawing(name)).isDetailed,
    ),
  )
  expect(detailed).toEqual([true, true, true, false, false, false])
})

test('most things that a request may be about can be a picture', async () => {
  const drawn = CONCEPTS.filter(({ objects }) => objects.length > 0)
  const able = await Promise.all(
    drawn.map(async ({ objects }) => (await Promise.all(objects.map(weighDrawing))).some(({ isSlight }) => !isSlight)),
  )
  expect(able.filter(Boolean).length / able.length).toBeGreaterThan(0.93)
})

test('a slight thing is behind one that can be a picture, and alone it is not drawn unless a person chose it', async () => {
  const find = async (prompt: string, motif?: string) =>
    (await findObjects({ ...createBrief({ prompt }, { description: null }), motif })).map(({ name }) => name)
  expect((await find('Sewing class for beginners'))[0]).toBe('thread')
  expect(await find('Eggs')).toEqual([])
  expect(await find('Eggs', 'egg')).toEqual(['egg'])
})
