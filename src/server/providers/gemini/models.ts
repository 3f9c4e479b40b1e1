import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartError } from '../../infrastructure/problem.ts'
import { chooseRow, holdsAt } from '../dated-rows.ts'
import { modelRetired } from '../faults.ts'

const Usd = z.number().min(0).max(10_000)

/**
 * What one model costs between two dates (UTC; `valid_to` is the first day on which the row no longer holds). Token prices are
 * USD for a million; `usd_per_item` counts where an answer tells no usage: a picture by its size, a film by the second.
 */
const PriceRow = z.strictObject({
  kind: z.enum(['copy', 'picture', 'film', 'speech']),
  model: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,80}$/, 'is not a model id'),
  valid_from: z.iso.date(),
  valid_to: z.iso.date().nullable().default(null),
  usd_per_million: z.strictObject({ input: Usd, cached_input: Usd, text_output: Usd, media_output: Usd.default(0) }),
  usd_per_item: z.partialRecord(z.enum(['1K', '2K', '4K', 'second']), Usd).default({}),
})
export type PriceRow = z.output<typeof PriceRow>
type Kind = PriceRow['kind']

const ModelsFile = z.strictObject({ models: z.array(PriceRow).min(1) })

const SPEECH = { kind: 'speech', model: 'gemini-3.8-flash-tts', usd_per_item: {} } as const
const FLASH = { kind: 'copy', model: 'gemini-3.8-flash', usd_per_item: {} } as const

/**
 * Models and list prices as published up to November 2026 (paid tier, standard). Where rows of one kind overlap, the last one
 * that holds names the model in use; the others still price what was begun with them.
 */
const BUILT_IN: readonly PriceRow[] = [
  {
    ...FLASH,
    valid_from: '2026-09-02',
    valid_to: '2027-01-01',
    usd_per_million: { input: 0.75, cached_input: 0.075, text_output: 3.75, media_output: 0 },
  },
  {
    ...FLASH,
    valid_from: '2027-01-01',
    valid_to: null,
    usd_per_million: { input: 1.5, cached_input: 0.15, text_output: 7.5, media_output: 0 },
  },
  {
    kind: 'picture',
    model: 'gemini-nano-banana-2.1',
    valid_from: '2026-10-07',
    valid_to: null,
    usd_per_million: { input: 1.5, cached_input: 1.5, text_output: 7.5, media_output: 30 },
    usd_per_item: { '1K': 0.0336, '2K': 0.0504, '4K': 0.1134 },
  },
  {
    ...SPEECH,
    valid_from: '2026-11-01',
    valid_to: '2027-01-01',
    usd_per_million: { input: 0.5, cached_input: 0.5, text_output: 9, media_output: 9 },
  },
  {
    ...SPEECH,
    valid_from: '2027-01-01',
    valid_to: null,
    usd_per_million: { input: 1, cached_input: 1, text_output: 18, media_output: 18 },
  },
  {
    kind: 'film',
    model: 'gemini-omni-1.1-flash',
    valid_from: '2026-08-27',
    valid_to: '2026-11-05',
    usd_per_million: { input: 1.5, cached_input: 1.5, text_output: 9, media_output: 17.5 },
    usd_per_item: { second: 0.1 },
  },
  {
    kind: 'film',
    model: 'gemini-omni-1.2-flash',
    valid_from: '2026-11-05',
    valid_to: null,
    usd_per_million: { input: 1.5, cached_input: 1.5, text_output: 9, media_output: 12 },
    usd_per_item: { second: 0.07 },
  },
]

/**
 * Reads the table of models. Rows of a file replace the built-in rows of the same kind.
 * @throws {StartError} with one line if the file is invalid
 */
export function readModels(file: string | null): readonly PriceRow[] {
  if (file === null) return BUILT_IN
  const { models } = parseFile(file)
  const replaced = new Set(models.map(({ kind }) => kind))
  return [...BUILT_IN.filter(({ kind }) => !replaced.has(kind)), ...models]
}

function parseFile(file: string): z.output<typeof ModelsFile> {
  const refuse = (why: string) => new StartError(`GEMINI_MODELS_FILE takes a JSON file of models and prices: ${why}`)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? 'it is not valid JSON' : 'it cannot be read')
  }
  const parsed = ModelsFile.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`.replaceAll(/\s+/g, ' '))
}

/** The current row of a kind of call; null if all rows have ended. Before the first row, the first one. */
export const rowInUse = (models: readonly PriceRow[], kind: Kind, now: Date): PriceRow | null =>
  chooseRow(
    models.filter((row) => row.kind === kind),
    now,
  )

/**
 * Like `rowInUse`.
 * @throws {ProviderFault} if the model is retired
 */
export function modelInUse(models: readonly PriceRow[], kind: Kind, now: Date): PriceRow {
  const row = rowInUse(models, kind, now)
  if (row) return row
  throw modelRetired(models.findLast((candidate) => candidate.kind === kind)?.model ?? kind)
}

/** The price of a model today: of the row that holds, else of the model's newest; null for a model that no row names. */
export function findPrice(models: readonly PriceRow[], model: string, now: Date): PriceRow | null {
  const rows = models.filter((row) => row.model === model)
  return rows.findLast((row) => holdsAt(row, now)) ?? rows.at(-1) ?? null
}
