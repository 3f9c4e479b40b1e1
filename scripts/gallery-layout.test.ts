import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawLayout, readRequest } from './gallery-layout.ts'

const RETREAT =
  'Winter retreat in the Alps with yoga, sauna, breakfast and daily hikes, 12 to 19 January, from 1,290 €, 20% off with code SNOW20'
const NIGHT = '“Cardamom night” “Friday, 7 pm, corner of Elm” “Save a seat”'

test('a layout is drawn in the size of a post, in another size, or with another text', () => {
  expect(readRequest(['ticket'])).toEqual({ layout: 'ticket', size: [1080, 1350], prompt: null })
  expect(readRequest(['strip'])).toEqual({ layout: 'strip', size: [728, 90], prompt: null })
  expect(readRequest(['ticket', '720x1280'])).toEqual({ layout: 'ticket', size: [720, 1280], prompt: null })
  expect(readRequest(['ticket', '720x1280', 'Open', 'on Sunday']).prompt).toBe('Open on Sunday')
  expect(readRequest(['ticket', 'Open on Sunday'])).toEqual({
    layout: 'ticket',
    size: [1080, 1350],
    prompt: 'Open on Sunday',
  })
})

test('a name that is no layout is refused with the names of all layouts', () => {
  expect(() => readRequest(['tickets'])).toThrow(/no layout "tickets".*split.*endcap/)
})

test('the report of a layout whose texts all fit lists them with their sizes, and nothing that was left out', async () => {
  const { image, scene, report } = await drawLayout({ layout: 'ticket', size: [540, 675], prompt: NIGHT })
  expect(scene.layout).toBe('ticket')
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 540, height: 675 })
  expect(report).toContainEqual(expect.stringMatching(/^shown: headline “Cardamom night”, \d+ px, 2 line/))
  expect(report.filter((line) => line.startsWith('left out'))).toEqual([])
})

test('the report gives a reason for each text that a layout left out', async () => {
  const { scene, report } = await drawLayout({ layout: 'strip', size: [320, 50], prompt: RETREAT })
  expect(scene.layout).toBe('strip')
  const leftOut = report.filter((line) => line.startsWith('left out'))
  expect(leftOut.length).toBeGreaterThan(1)
  for (const line of leftOut) expect(line).toMatch(/^left out: “.+”(?: \([a-z_, ]+\))?: .+/)
  expect(report).toContainEqual(expect.stringMatching(/^fault: missingFacts \d/))
})

test('the report says why another layout was drawn', async () => {
  const { scene, report } = await drawLayout({ layout: 'menu', size: [540, 540], prompt: 'Open every Sunday' })
  expect(scene.layout).not.toBe('menu')
  expect(report).toContainEqual(expect.stringContaining('NOT USED: its function `suits` returns 0'))
  expect(report).toContain(`drawn instead: ${scene.layout}`)
})
