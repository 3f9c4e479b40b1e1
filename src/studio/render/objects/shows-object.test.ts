import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { findObjects, listMotifs } from './find-objects.ts'
import { showsObject } from './shows-object.ts'

const draw = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480">${body}</svg>`)

const HOUSE = draw('<path d="M120 24l104 92h-28v100h-56v-64h-40v64H44V116H16z"/>')
const CAMERA = draw(
  '<path fill-rule="evenodd" d="M28 70h48l16-28h56l16 28h48v136H28zM120 92a46 46 0 1 0 0 92a46 46 0 1 0 0-92z"/>',
)
const LETTER = draw('<path d="M60 20h34v100a26 26 0 0 0 52 0V20h34v100a60 60 0 0 1-120 0zM60 200h120v24H60z"/>')
const DISC = draw('<circle cx="120" cy="120" r="100"/>')
const SQUARE = draw('<rect width="240" height="240"/>')

test.each([
  ['a house', HOUSE, 'house'],
  ['a camera', CAMERA, 'camera'],
])('a mark that is %s shows it', async (_, mark, name) => {
  expect(await showsObject(mark, name)).toBe(true)
})

test.each([
  ['a house', HOUSE, 'camera'],
  ['a camera', CAMERA, 'house'],
  ['a letter', LETTER, 'horse'],
  ['a letter', LETTER, 'house'],
  ['a disc', DISC, 'bread'],
  ['a disc', DISC, 'laptop'],
  ['a square', SQUARE, 'laptop'],
  ['a broken file', Buffer.from('no image'), 'house'],
])('a mark that is %s does not show another thing: %s %s', async (_, mark, name) => {
  expect(await showsObject(mark, name)).toBe(false)
})

test('what the mark of a brand shows is not drawn beside it, unless a person chose it', async () => {
  const brief = createBrief(
    { prompt: '2 bed flat in Totterdown, £1,350 pcm' },
    { description: 'Letting agent in Bristol' },
  )
  expect((await findObjects(brief, [LETTER]))[0]?.name).toBe('house')
  expect(await findObjects(brief, [HOUSE])).toEqual([])
  expect((await findObjects({ ...brief, motif: 'house' }, [HOUSE]))[0]?.name).toBe('house')
})

test.each([
  ['Restaurant in Leeds', null, 'fork-and-knife-with-plate', 'We are hiring a waiter', 'Night of songs'],
  ['Steuerberatung in Ulm', 'de', 'receipt', 'Wir stellen ein: Fachkraft in Teilzeit', 'Offene Sprechstunde'],
])(
  'the sign of the trade "%s" (%s) is %s, drawn for requests such as "%s" and only offered for others such as "%s"',
  async (description, language, sign, job, other) => {
    const named = async (over: string) => {
      const { shown, others } = await listMotifs(
        createBrief({ prompt: over }, { name: 'Verdant', description, language }),
      )
      return shown.includes(sign) ? 'shown' : others.includes(sign) ? 'offered' : 'missing'
    }
    const jobs = await Promise.all(Array.from({ length: 10 }, (_, index) => named(`${job} ${index + 1}`)))
    expect(jobs.filter((how) => how === 'shown').length).toBeGreaterThan(5)
    expect(await named(other)).toBe('offered')
  },
)
