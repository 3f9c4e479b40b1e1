import { fitBlock, placeText, wrapBlock } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { minTypeSize } from '../../type-sizes.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { composePost } from './post-canvas.ts'
import type { Fact, FactKind } from '../../../copywriter/facts/fact.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** An event: the date as large as the headline below a rule, and the place under it. */
export const agenda: Layout = {
  name: 'agenda',
  voice: 'quiet',
  suits: ({ copy, images, aspect }) => {
    if (copy.details[0]?.kind !== 'date' || copy.block !== null || images.length > 0) return 0
    // Beside its date, the other words of a flat canvas would be a column of small lines.
    const isFull = aspect === 'wide' && copy.details.length + copy.benefits.length > MOST_BESIDE
    return isFull ? 0.1 : copy.price ? 1.2 : 2
  },
  compose: (context) => {
    const [date, ...others] = context.copy.details
    const places = others.filter(({ kind }) => BELOW.includes(kind)).slice(0, MOST_PLACES)
    return composePost(context, {
      grounds: ['primary', 'second', 'paper', 'deep', 'tint'],
      share: { slim: 0.42, tall: 0.42, square: 0.44, wide: 0.42, banner: 0.34 },
      body: { details: others.filter((fact) => !places.includes(fact)) },
      createBody: (box, { ground }) => (date ? createSheet(context, box, date, places, ground) : null),
    })
  },
}

/** The most facts of a flat canvas, with the date. */
const MOST_BESIDE = 2
/** What is read after the day: the name of a place and its street, and how to book. */
const BELOW: readonly FactKind[] = ['place', 'contact', 'action', 'deadline']
const MOST_PLACES = 3

/** The day is at least this many times as large as the facts, and in a story this share of its width: it is the second hero. */
const LEAST_DAY = 1.5
const STORY_DAY = 0.075
const isStory = ({ width, height }: LayoutContext['canvas']): boolean => height > width * 1.5 && width >= 500

function createSheet(
  context: LayoutContext,
  box: Box,
  date: Fact,
  places: readonly Fact[],
  ground: string,
): Layer[] | null {
  const { canvas, sizes, type, ruler } = context
  const colors = context.surface(ground)
  const rule = Math.max(2, canvas.base * 0.0055)
  const gap = canvas.base * 0.034
  const lines = places.map(({ text }) =>
    wrapBlock(
      { role: 'detail', text, style: type.label, color: colors.ink, ground },
      ruler,
      sizes.body * 1.25,
      box.width,
      2,
    ),
  )
  if (lines.some((line) => line === null)) return null
  const rows = lines.filter((line) => line !== null)
  const between = sizes.body * 0.7
  const below = rows.reduce((sum, row, index) => sum + row.height + (index === 0 ? gap + row.drop : between), 0)
  const words = { role: 'detail' as const, text: date.text, style: type.poster, color: colors.ink, ground }
  const height = box.height - rule - gap - below
  const space = { width: box.width, height, counts: [2, 3, 1], most: canvas.base * 0.15 }
  const least = Math.max(minTypeSize(canvas), sizes.body * LEAST_DAY, isStory(canvas) ? canvas.width * STORY_DAY : 0)
  const block = fitBlock(words, ruler, { ...space, least })
  if (!block) return null
  const color = chooseLargeTextColor(context, colors, type.poster.face, block.size)
  const top = box.y + rule + gap
  return [
    createField({ ...box, height: rule }, colors.accent),
    { ...placeText({ ...block, color }, box.x, top), fact: 'date' },
    ...rows.map((row, index) => {
      const before = rows.slice(0, index).reduce((sum, { height: of }) => sum + of + between, 0)
      return { ...placeText(row, box.x, top + block.height + block.drop + gap + before), fact: places[index]?.kind }
    }),
  ]
}
