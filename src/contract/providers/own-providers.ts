import '../schema/jitless.ts'
import { z } from 'zod'
import { ApiKey } from './api-keys.ts'
import { UNCONFIRMED } from '../accounts/confirmation.ts'
import { URL_MAX } from '../limits.ts'
import { routes } from '../route.ts'
import { ById, Message } from '../schema/fields.ts'

export const OWN_PROVIDERS_MAX = 10
export const PROVIDER_PRICE_MAX = 10_000

const NAME_INVALID = 'A name has 1 to 40 letters, digits, spaces, dots and hyphens'
const ADDRESS_INVALID = 'Enter an address like https://api.example.com/v1'
const MODEL_INVALID = 'A model has at most 200 characters without spaces'
const PRICE_INVALID = 'A price must be an amount from 0 to 10000 US dollars'

const ProviderName = z
  .string('Enter a name')
  .meta({ maxLength: 40, pattern: String.raw`^[A-Za-z0-9][A-Za-z0-9 .\-]*$` })
  .transform((text) => text.trim().replaceAll(/ +/g, ' '))
  .refine((text) => text !== '', 'Enter a name')
  .refine((text) => /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u.test(text), NAME_INVALID)

const ADDRESS = /^https?:\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?(\/[A-Za-z0-9_.~%+-]+)*\/?$/

/** An address without credentials, query and fragment; its slash at the end is dropped, and its host is in lower case. */
const BaseUrl = z
  .string(ADDRESS_INVALID)
  .meta({ maxLength: URL_MAX, pattern: ADDRESS.source, examples: ['https://models.example/v1'] })
  .transform((text) => text.trim())
  .refine((text) => text.length <= URL_MAX && ADDRESS.test(text), ADDRESS_INVALID)
  .transform((text) => text.replace(/\/$/, '').replace(/^https?:\/\/[^/]*/i, (origin) => origin.toLowerCase()))

/** Null for a kind of call that the provider is not used for. */
const Model = z
  .string(MODEL_INVALID)
  .meta({ maxLength: 200, pattern: String.raw`^[\x21-\x7e]*$` })
  .transform((text) => text.trim())
  .refine((text) => /^[\x21-\x7e]{0,200}$/.test(text), MODEL_INVALID)
  .nullish()
  .transform((text) => text || null)

const Usd = z.number(PRICE_INVALID).min(0, PRICE_INVALID).max(PROVIDER_PRICE_MAX, PRICE_INVALID).default(0)

/** Null or absent for a server that asks for none; when a provider is changed, absent keeps the saved one. */
const Key = ApiKey.nullish()

export const OwnProviderInput = z.object({
  name: ProviderName,
  base_url: BaseUrl,
  key: Key,
  text_model: Model,
  image_model: Model,
  /** Whether the image model takes pictures with a prompt (`images/edits`). */
  takes_pictures: z.boolean().default(false),
  /** USD for a million tokens. */
  text_input_usd: Usd,
  text_output_usd: Usd,
  /** USD for one image. */
  image_usd: Usd,
})
export type OwnProviderInput = z.output<typeof OwnProviderInput>

const OwnProvider = z.object({
  id: z.number(),
  name: z.string(),
  base_url: z.string(),
  /** Null without a key, or when it can no longer be read. */
  masked_key: z.string().nullable(),
  is_key_unreadable: z.boolean(),
  /** Why it is not asked at the moment; null if it is. */
  problem: z.string().nullable(),
  text_model: z.string().nullable(),
  image_model: z.string().nullable(),
  takes_pictures: z.boolean(),
  text_input_usd: z.number(),
  text_output_usd: z.number(),
  image_usd: z.number(),
})
export type OwnProvider = z.output<typeof OwnProvider>

const OwnProviders = z.object({ providers: z.array(OwnProvider) })
export type OwnProviders = z.output<typeof OwnProviders>

export const ConnectionTest = z.object({ valid: z.boolean(), message: z.string() })
export type ConnectionTest = z.output<typeof ConnectionTest>

export const CONNECTION_TESTS = { per: 'user', count: 30, seconds: 3600 } as const

const REFUSED = 'The address is not public, the name belongs to the platform, or no model is named'
const missing = 'Provider not found'

export const ownProviderRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/providers',
    summary: 'The providers that the caller added, with masked keys',
    access: 'user',
    reply: OwnProviders,
  },
  create: {
    method: 'POST',
    path: '/api/providers',
    summary: 'Add a server that speaks the OpenAI protocol; its address must be public',
    access: 'user',
    body: OwnProviderInput,
    reply: OwnProvider,
    status: 201,
    refuses: { 403: UNCONFIRMED, 409: 'A provider of this name, or ten providers', 422: REFUSED },
  },
  update: {
    method: 'PUT',
    path: '/api/providers/:id',
    summary: 'Change a provider; without a key, the saved one is kept',
    access: 'user',
    params: ById,
    body: OwnProviderInput,
    reply: OwnProvider,
    missing,
    refuses: { 403: UNCONFIRMED, 409: 'A provider of this name', 422: REFUSED },
  },
  remove: {
    method: 'DELETE',
    path: '/api/providers/:id',
    summary: 'Delete a provider with its key',
    access: 'user',
    params: ById,
    reply: Message,
    missing,
  },
  test: {
    method: 'POST',
    path: '/api/providers/test',
    summary:
      'Ask a server for its list of models, which costs nothing; without a key, that of the saved provider `id` is used',
    access: 'user',
    limits: [CONNECTION_TESTS],
    body: z.object({
      id: z.int().min(1).nullish(),
      base_url: BaseUrl,
      key: Key,
      text_model: Model,
      image_model: Model,
    }),
    reply: ConnectionTest,
  },
})
