import '../schema/jitless.ts'
import { z } from 'zod'
import { Message } from '../schema/fields.ts'
import { API_KEY_MAX } from '../limits.ts'
import { API_KEY_INVALID } from '../messages.ts'
import { routes } from '../route.ts'

/** A provider key: printable ASCII without spaces. */
export const ApiKey = z
  .string(API_KEY_INVALID)
  .meta({ maxLength: API_KEY_MAX, pattern: '^[\\x21-\\x7e]+$' })
  .transform((text) => text.trim())
  .refine((text) => text.length <= API_KEY_MAX && /^[\x21-\x7e]+$/.test(text), API_KEY_INVALID)

export const apiKeyRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/user/api-keys',
    summary: 'Whether a Gemini key is kept, and its masked text',
    access: 'user',
    reply: z.object({
      has_gemini_key: z.boolean(),
      gemini_api_key: z.string().nullable(),
      message: z.string().optional(),
    }),
  },
  save: {
    method: 'POST',
    path: '/api/user/api-keys/gemini',
    summary: 'Keep a Gemini key; the body is the key as a JSON string',
    access: 'user',
    body: ApiKey,
    reply: Message,
    openReply: true,
  },
  test: {
    method: 'POST',
    path: '/api/user/api-keys/gemini/test',
    summary: 'Ask Gemini whether it takes a key',
    access: 'user',
    limits: [{ per: 'user', count: 10, seconds: 3600 }],
    query: z.object({ api_key: ApiKey }),
    reply: z.object({ valid: z.boolean(), message: z.string() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/api-keys/gemini',
    summary: 'Forget the Gemini key',
    access: 'user',
    reply: Message,
    openReply: true,
  },
})
