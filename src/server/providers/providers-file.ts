import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../infrastructure/problem.ts'
import { parseWorkflow, type Workflow, type Workflows } from './comfyui/workflow.ts'

const Usd = z.number().min(0).max(10_000)
const Side = z.number().int().min(64).max(8192)

/** An address without credentials, query and fragment; its slashes at the end are dropped. */
const BaseUrl = z
  .string()
  .refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, username, password, search, hash } = new URL(text)
    return ['http:', 'https:'].includes(protocol) && !username && !password && !search && !hash
  }, 'must be an http or https address like http://127.0.0.1:8080/v1')
  .transform((text) => {
    const { origin, pathname } = new URL(text)
    return `${origin}${pathname}`.replace(/\/{1,9}$/, '')
  })

const Server = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'must be letters a to z, digits, dots and hyphens'),
  protocol: z.enum(['openai', 'comfyui']),
  base_url: BaseUrl,
  /** Null for a server that asks for none. */
  key: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be printable characters without spaces')
    .nullable()
    .default(null),
})

const FREE = { input: 0, text_output: 0, media_output: 0 }

const Row = z.strictObject({
  provider: z.string(),
  model: z.string().min(1).max(200),
  valid_from: z.iso.date().default('2026-01-01'),
  valid_to: z.iso.date().nullable().default(null),
  /** Rates without a value of their own are those of `input`. */
  usd_per_million: z
    .strictObject({
      input: Usd,
      cached_input: Usd.optional(),
      image_input: Usd.optional(),
      text_output: Usd.default(0),
      media_output: Usd.default(0),
    })
    .default(FREE),
})

const CopyRow = Row.extend({ kind: z.literal('copy') })
const ImageRow = Row.extend({
  kind: z.literal('picture'),
  /** USD for one image, where an answer tells no usage. */
  usd_per_item: Usd.default(0),
  /** The sizes that the model paints, or a rule for them, in pixels. */
  sizes: z
    .union([
      z.array(z.string().regex(/^\d{2,4}x\d{2,4}$/, 'must be sizes like 1024x1024')).min(1),
      z.strictObject({ multiple_of: z.number().int().min(1).max(256), min_side: Side, max_side: Side }),
    ])
    .default({ multiple_of: 64, min_side: 512, max_side: 1024 }),
  /** How many pictures may go along with a prompt; 0 for a model that takes none. */
  references: z.number().int().min(0).max(16).default(0),
  quality: z.string().max(40).optional(),
  /** Of ComfyUI: a workflow in API format, or the path of its file from the folder of PROVIDERS_FILE. */
  workflow: z.unknown().optional(),
  /** The workflow for prompts with pictures; without it they are left out. */
  reference_workflow: z.unknown().optional(),
})

const SpeechRow = Row.extend({
  kind: z.literal('speech'),
  /** USD for one spoken text, and for a million characters of it. */
  usd_per_item: Usd.default(0),
  usd_per_million_characters: Usd.default(0),
  /** The voice for each language: a BCP 47 tag, or `*` for all others. */
  voices: z.record(z.string().min(1).max(35), z.string().min(1).max(100)).default({}),
})

const ProvidersFile = z
  .strictObject({
    providers: z.array(Server).min(1),
    models: z.array(z.discriminatedUnion('kind', [CopyRow, ImageRow, SpeechRow])).min(1),
  })
  .superRefine(({ providers, models }, context) => {
    const protocols = new Map(providers.map(({ name, protocol }) => [name, protocol]))
    for (const [index, row] of models.entries()) {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['models', index, field], message })
      const protocol = protocols.get(row.provider)
      if (!protocol) refuse('provider', 'names no provider of the file')
      else if (protocol === 'comfyui') checkComfyRow(row, refuse)
      else if (row.kind === 'picture' && row.workflow !== undefined)
        refuse('workflow', 'is only for providers with the protocol comfyui')
    }
  })

function checkComfyRow(
  row: z.output<typeof CopyRow | typeof ImageRow | typeof SpeechRow>,
  refuse: (field: string, why: string) => void,
) {
  if (row.kind !== 'picture') return refuse('kind', 'must be picture: ComfyUI writes and speaks no texts')
  if (row.workflow === undefined) refuse('workflow', 'is missing: a workflow in API format, or the path of its file')
  if (Object.values(row.usd_per_million).some((rate) => rate > 0))
    refuse('usd_per_million', 'does not hold for ComfyUI, which tells no usage: give usd_per_item')
}

export interface ProvidersFile {
  providers: z.output<typeof Server>[]
  models: ModelRow[]
}
export type CopyRow = z.output<typeof CopyRow>
/** `workflows` are those of ComfyUI. */
export type ImageRow = Omit<z.output<typeof ImageRow>, 'workflow' | 'reference_workflow'> & {
  workflows?: Workflows
}
export type SpeechRow = z.output<typeof SpeechRow>
export type ModelRow = CopyRow | ImageRow | SpeechRow

/**
 * Reads PROVIDERS_FILE: servers that speak the OpenAI protocol or that of ComfyUI, and the dated table of their models.
 * @throws {StartError} with one line if the file is invalid
 */
export function readProvidersFile(file: string): ProvidersFile {
  const refuse = (why: string) => new StartError(`PROVIDERS_FILE takes a JSON file of providers and models: ${why}`)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? 'it is not valid JSON' : 'it cannot be read')
  }
  const parsed = ProvidersFile.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw refuse(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`.replaceAll(/\s+/g, ' '))
  }
  const { providers, models } = parsed.data
  const load = (index: number, field: string, given: unknown) => {
    const workflow = loadWorkflow(given, dirname(file), field === 'reference_workflow')
    if (typeof workflow === 'string') throw refuse(`models.${index}.${field}: ${workflow}`)
    return workflow
  }
  const rows = models.map((row, index): ModelRow => {
    if (row.kind !== 'picture') return row
    const { workflow, reference_workflow, ...rest } = row
    if (workflow === undefined) return rest
    const withReferences =
      reference_workflow === undefined ? null : load(index, 'reference_workflow', reference_workflow)
    return { ...rest, workflows: { plain: load(index, 'workflow', workflow), withReferences } }
  })
  return { providers, models: rows }
}

/** The workflow of a row, or what is wrong with it. */
function loadWorkflow(given: unknown, folder: string, takesReferences: boolean): Workflow | string {
  if (typeof given !== 'string') return parseWorkflow(given, takesReferences)
  try {
    return parseWorkflow(JSON.parse(readFileSync(resolve(folder, given), 'utf8')), takesReferences)
  } catch (error) {
    return error instanceof SyntaxError ? 'its file is not valid JSON' : 'its file cannot be read'
  }
}
