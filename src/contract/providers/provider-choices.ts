import '../schema/jitless.ts'
import { z } from 'zod'
import { UNCONFIRMED } from '../accounts/confirmation.ts'
import { routes } from '../route.ts'
import { Id, IdNumber } from '../schema/fields.ts'
import { CONNECTION_TESTS, ConnectionTest } from './own-providers.ts'

const CallKind = z.enum(['copy', 'picture', 'film', 'speech'])
export type CallKind = z.output<typeof CallKind>

/** The longest reference of a choice. */
const CHOICE_MAX = 300
const UNLISTED = 'Choose one of the listed providers.'
const Choice = z.string(UNLISTED).max(CHOICE_MAX, UNLISTED)

/** The built-in studio has no name. `usd` is the usual price of one text, one image of 1080 × 1080 pixels, one video or one spoken text. */
const ProviderOption = z.object({
  choice: z.string(),
  name: z.string().nullable(),
  model: z.string().nullable(),
  usd: z.number(),
  is_platform: z.boolean(),
  /** Why it cannot be used; null if it can. */
  problem: z.string().nullable(),
})
export type ProviderOption = z.output<typeof ProviderOption>

const KindChoice = z.object({
  kind: CallKind,
  /** What was chosen: for the brand if one was asked for, otherwise for the account. Null: nothing. */
  choice: z.string().nullable(),
  options: z.array(ProviderOption),
  /** What is used without a choice here. */
  otherwise: ProviderOption,
  /** What is used now. */
  current: ProviderOption,
})
export type KindChoice = z.output<typeof KindChoice>

const ProviderChoices = z.object({ kinds: z.array(KindChoice) })
export type ProviderChoices = z.output<typeof ProviderChoices>

export const providerChoiceRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/providers/choices',
    summary:
      'Which provider makes texts, images, videos and voices, for the account or a brand, and what else can be chosen',
    access: 'user',
    query: z.object({ brand_id: Id.optional() }),
    reply: ProviderChoices,
    refuses: { 404: 'Brand not found' },
  },
  save: {
    method: 'PUT',
    path: '/api/providers/choices',
    summary: 'Choose the provider of one kind of call, for the account or a brand; null takes the choice back',
    access: 'user',
    body: z.object({ brand_id: IdNumber().nullish(), kind: CallKind, choice: Choice.nullable() }),
    reply: ProviderChoices,
    refuses: { 403: UNCONFIRMED, 404: 'Brand not found', 422: UNLISTED },
  },
  test: {
    method: 'POST',
    path: '/api/providers/choices/test',
    summary: 'Ask a provider that can be chosen for something that costs nothing',
    access: 'user',
    limits: [CONNECTION_TESTS],
    body: z.object({ kind: CallKind, choice: Choice }),
    reply: ConnectionTest,
    refuses: { 422: UNLISTED },
  },
})
