import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

export type OpenAiKind = 'copy' | 'picture'

export interface ParsedRequest {
  kind: OpenAiKind | 'unknown'
  path: string
  fields: Record<string, unknown>
  model: string
  prompt: string
  references: number
  size: string
}

const Chat = z.strictObject({
  model: z.string(),
  max_completion_tokens: z.int().min(1).optional(),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string() }),
    z.strictObject({ role: z.literal('user'), content: z.string() }),
  ]),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string(),
        strict: z.literal(true),
        schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
      }),
    })
    .optional(),
})
const Size = z.string().regex(/^\d{2,4}x\d{2,4}$/)
const Images = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1),
  n: z.coerce.number<number>().pipe(z.literal(1)),
  size: Size,
  response_format: z.literal('b64_json').optional(),
  quality: z.string().optional(),
})

/**
 * Reads a request.
 * @throws {Error} for a body that the protocol does not allow, so that the test fails
 */
export async function parseRequest(request: IncomingMessage): Promise<ParsedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const path = (request.url ?? '').replace(/^\/v1\//, '')
  if (path === 'chat/completions') {
    const fields = Chat.parse(JSON.parse(body.toString()))
    const [{ content: instruction }, { content: prompt }] = fields.messages
    return {
      kind: 'copy',
      path,
      fields,
      model: fields.model,
      prompt: `${instruction}\n${prompt}`,
      references: 0,
      size: '',
    }
  }
  if (path === 'images/generations') {
    const fields = Images.parse(JSON.parse(body.toString()))
    return { kind: 'picture', path, fields, references: 0, ...fields }
  }
  if (path === 'images/edits') {
    const form = await new Response(body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const files = form.getAll('image[]').filter((file) => file instanceof File)
    form.delete('image[]')
    const fields = Images.parse(Object.fromEntries(form))
    return { kind: 'picture', path, fields, references: files.length, ...fields }
  }
  return { kind: 'unknown', path, fields: {}, model: '', prompt: '', references: 0, size: '' }
}
