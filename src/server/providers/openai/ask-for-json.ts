import { z } from 'zod'
import { MIB } from '#contract/limits.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { promptRefused, unusable } from '../faults.ts'
import { paid } from '../provider-fault.ts'
import type { CopyRow } from '../providers-file.ts'
import { firstEntries } from '../reply-parts.ts'
import type { JsonRequest } from '../text/ask-for-json.ts'
import { TransportFault } from '../transport-fault.ts'
import { toProviderFault } from './faults.ts'
import { encodeJson, type OpenAiServer, sendToServer } from './send.ts'
import { computeSpend, withoutCharge } from './spend.ts'

/** A model on a machine of the operator may be slow. */
const LIMITS = { timeoutMs: 120_000, maxBytes: MIB / 2 }
const PATH = 'chat/completions'

const text = z
  .string()
  .nullable()
  .catch('')
  .transform((value) => value ?? '')
const NO_CHOICE = { message: { content: '', refusal: '' }, finish_reason: '' }
const Completion = z
  .object({
    choices: firstEntries(
      z.object({ message: z.object({ content: text, refusal: text }), finish_reason: text }).catch(NO_CHOICE),
    ).catch([]),
    usage: z.unknown().optional(),
  })
  .catch({ choices: [] })

/**
 * Asks the text model once for JSON of a schema. A server that refuses schemas gets the schema with the instruction.
 * @throws {ProviderFault} with the cost of a refusal
 */
export async function askForJson(
  server: OpenAiServer,
  row: CopyRow,
  request: JsonRequest,
  call: ProviderCall,
): Promise<{ words: string; spend: Spend }> {
  const fields = {
    model: row.model,
    max_completion_tokens: request.answerTokens,
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: request.schema } },
  }
  const encode = (wanted: Record<string, unknown>) =>
    encodeJson({ ...wanted, messages: writeMessages(request, 'response_format' in wanted) })
  const asked = { path: PATH, fields, optional: ['response_format', 'max_completion_tokens'], encode }
  const { answer, exchange } = await sendToServer(server, call, asked, LIMITS).catch((error: unknown) => {
    if (!(error instanceof TransportFault)) throw error
    const fault = error.reason === 'too_large' ? unusable('words', null) : null
    throw withoutCharge(fault ?? toProviderFault(error, row.model, server.clock.now()), row)
  })
  const { choices, usage } = Completion.parse(answer.json)
  const { message, finish_reason } = choices[0] ?? NO_CHOICE
  const spend = computeSpend({ server, row, endpoint: PATH, exchange, raw: usage })
  const isRefused = message.refusal !== '' || finish_reason === 'content_filter'
  if (isRefused) throw withoutCharge(paid(promptRefused(), spend.is_estimate ? null : spend), row)
  return { words: message.content, spend }
}

const writeMessages = ({ instruction, prompt, schema }: JsonRequest, hasSchema: boolean) => [
  {
    role: 'system',
    content: hasSchema
      ? instruction
      : `${instruction}\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(schema)}`,
  },
  { role: 'user', content: prompt },
]
