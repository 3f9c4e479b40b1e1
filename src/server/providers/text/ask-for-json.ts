import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { unusable } from '../faults.ts'
import type { ProviderFault } from '../provider-fault.ts'

export interface JsonRequest {
  /** The system instruction. */
  instruction: string
  prompt: string
  /** The JSON Schema of the answer. */
  schema: Record<string, unknown>
  /** The most tokens that the answer may have, those of its reasoning included. */
  answerTokens: number
}

/** An answer has some hundred tokens; models that reason need some thousand. */
export const ANSWER_TOKENS = 4096

const BYTES_PER_TOKEN = 2

/** More tokens than the prompt of a request has: a token has two to four bytes in every script. */
export const countPromptTokens = ({ instruction, prompt, schema }: JsonRequest): number =>
  Math.ceil(Buffer.byteLength(`${instruction}${prompt}${JSON.stringify(schema)}`) / BYTES_PER_TOKEN)

/**
 * Asks a text model once for JSON. `words` is the text of its answer, which may be other than the schema says.
 * @throws {ProviderFault} with the cost of a refusal
 */
export type AskForJson = (request: JsonRequest, call: ProviderCall) => Promise<{ words: string; spend: Spend }>

/** The object in an answer, also inside a code fence; null without one, or with more values than JSON of a stranger may have. */
export function parseObject(words: string): unknown {
  try {
    return parseBoundedJson(words.slice(words.indexOf('{'), words.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

/** Writes the copy that replaces missing fields of a model's answer. */
export type WriteByRules = (brief: Brief) => Promise<Copy>

/** The fault of an answer without usable words, with its cost. */
export const noWords = (words: string, spend: Spend): ProviderFault =>
  unusable('words', words === '' && spend.is_estimate ? null : spend)
