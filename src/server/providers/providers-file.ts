import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartError } from '../problem.ts'

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
  protocol: z.literal('openai'),
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
const PictureRow = Row.extend({
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
})

const ProvidersFile = z
  .strictObject({
    providers: z.array(Server).min(1),
    models: z.array(z.discriminatedUnion('kind', [CopyRow, PictureRow])).min(1),
  })
  .superRefine(({ providers, models }, context) => {
    const names = new Set(providers.map(({ name }) => name))
    for (const [index, { provider }] of models.entries())
      if (!names.has(provider))
        context.addIssue({
          code: 'custom',
          path: ['models', index, 'provider'],
          message: 'names no provider of the file',
        })
  })

export type ProvidersFile = z.output<typeof ProvidersFile>
export type CopyRow = z.output<typeof CopyRow>
export type PictureRow = z.output<typeof PictureRow>
export type ModelRow = CopyRow | PictureRow

/**
 * Reads PROVIDERS_FILE: servers that speak the OpenAI protocol, and the dated table of their models.
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
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`.replaceAll(/\s+/g, ' '))
}
