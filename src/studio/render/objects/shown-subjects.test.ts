import { expect, test } from 'vitest'
import { drawPrompt } from '../../testing/prompts/draw-prompt.ts'
import { PROMPT_SET } from '../../testing/prompts/prompt-set.ts'
import { SUBJECTS } from '../../testing/prompts/subject-table.ts'
import { randomFrom } from '../../model/random.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'

const SEED = Number(process.env['PROMPT_SEED'] ?? 20)
const TONES = ['professional', 'bold', 'friendly', 'minimal', 'luxury', 'playful']
const studio = shareStudio()

/** Every prompt with the objects that show its subject. A dash stands for none. */
const ROWS = Object.entries(PROMPT_SET).flatMap(([business, prompts]) =>
  prompts.map((marked, index) => ({
    prompt: drawPrompt(marked, randomFrom(SEED, `${business} ${index}`)).prompt,
    acceptable: SUBJECTS[business]?.[index]?.split(' ') ?? [],
  })),
)
/** Requests for those with a subject. Their copy does not depend on the size. */
const NAMED = ROWS.filter(({ acceptable }) => acceptable[0] !== '-').map((row, index) => {
  const tone = TONES[index % TONES.length] ?? ''
  const brief = createBrief({ prompt: row.prompt, seed: index + 1 }, { tone, description: 'Good things' })
  return { ...row, brief, copy: writeCopy(brief) }
})

test('the table names objects for every prompt', () => {
  expect(ROWS.filter(({ acceptable }) => acceptable.length === 0)).toEqual([])
  expect(NAMED.length).toBeGreaterThan(180)
})

test.each([
  [1080, 1080, 0],
  [1080, 1920, 1],
])('on %i x %i nearly every picture shows the subject of its prompt', async (width, height, turn) => {
  const missed: string[] = []
  // Every prompt is drawn in one of the sizes.
  const half = NAMED.filter((_, index) => index % 2 === turn)
  for (const { prompt, acceptable, brief, copy } of half) {
    const { layers, layout } = await studio.compose({ ...brief, width, height }, copy, {})
    const shown = layers.flatMap((layer) => (layer.kind === 'object' ? [layer.name] : []))
    if (!shown.some((name) => acceptable.includes(name)))
      missed.push(`${layout}: ${prompt}: ${[...new Set(shown)].join(' ') || 'nothing'}`)
  }
  // On a failure, the list names the prompts.
  expect(missed.slice(Math.floor(half.length * 0.15))).toEqual([])
})
