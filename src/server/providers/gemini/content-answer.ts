import { z } from 'zod'
import { promptRefused } from '../faults.ts'
import { ProviderFault } from '../provider-fault.ts'
import { firstEntries } from '../reply-parts.ts'

const text = z.string().catch('')
const Part = z
  .object({
    text,
    thought: z.boolean().catch(false),
    inlineData: z.object({ data: z.string(), mimeType: text }).nullable().catch(null),
  })
  .catch({ text: '', thought: false, inlineData: null })
const NO_CONTENT = { parts: [] }
const Candidate = z
  .object({ finishReason: text, content: z.object({ parts: firstEntries(Part).catch([]) }).catch(NO_CONTENT) })
  .catch({ finishReason: '', content: NO_CONTENT })

/** A reply of generateContent. Any part may be missing, null or of another type. */
export const ContentAnswer = z
  .object({
    candidates: firstEntries(Candidate).catch([]),
    promptFeedback: z.object({ blockReason: text }).catch({ blockReason: '' }),
    usageMetadata: z.unknown().optional(),
  })
  .catch({ candidates: [], promptFeedback: { blockReason: '' } })
export type ContentAnswer = z.output<typeof ContentAnswer>

/** The text of an answer, without thoughts. */
export const joinText = ({ candidates }: ContentAnswer): string =>
  (candidates[0]?.content.parts ?? [])
    .filter(({ thought }) => !thought)
    .map((part) => part.text)
    .join('')
    .trim()

/** The last file, because thoughts may contain sketches before it. `data` is base64. */
export const mediaIn = ({ candidates }: ContentAnswer): { data: string; mimeType: string } | null =>
  (candidates[0]?.content.parts ?? []).findLast(({ thought, inlineData }) => !thought && inlineData !== null)
    ?.inlineData ?? null

/** Base64 of the last image. */
export const imageIn = (answer: ContentAnswer): string | null => mediaIn(answer)?.data ?? null

/** Messages for refusal reasons of the service. Other reasons are not shown. */
const REASONS: Record<string, string> = {
  SAFETY: 'safety rules',
  IMAGE_SAFETY: 'safety rules',
  PROHIBITED_CONTENT: 'content it does not allow',
  IMAGE_PROHIBITED_CONTENT: 'content it does not allow',
  BLOCKLIST: 'a word it does not allow',
  SPII: 'personal data',
  RECITATION: 'too close to existing work',
  IMAGE_RECITATION: 'too close to existing work',
  LANGUAGE: 'a language it does not know',
}
const IMAGE_HELD_BACK = new Set(['IMAGE_SAFETY', 'IMAGE_PROHIBITED_CONTENT', 'IMAGE_RECITATION', 'IMAGE_OTHER'])
const REFUSING = new Set(['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'RECITATION', 'LANGUAGE', 'OTHER'])

const because = (reason: string) => (REASONS[reason] ? ` (${REASONS[reason]})` : '')

export const refusedPrompt = (reason = '') => promptRefused(because(reason))

/** The refusal in a successful reply, or null. A retry would be refused again. */
export function refusalIn({ candidates, promptFeedback }: ContentAnswer): ProviderFault | null {
  if (promptFeedback.blockReason) return refusedPrompt(promptFeedback.blockReason)
  const reason = candidates[0]?.finishReason ?? ''
  if (IMAGE_HELD_BACK.has(reason))
    return new ProviderFault(
      'refused_picture',
      `The provider painted a picture and held it back${because(reason)}. Change the prompt or the pictures and try again.`,
    )
  return REFUSING.has(reason) ? refusedPrompt(reason) : null
}
