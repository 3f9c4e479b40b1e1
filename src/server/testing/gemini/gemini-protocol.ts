import { z } from 'zod'
import type { ContentRequest } from './gemini-content.ts'
import { type Fault, invalidArgument, notFound, wireFault } from './gemini-faults.ts'
import { IMAGE_RATIOS, IMAGE_SIZES } from './gemini-media.ts'

const MODELS: Readonly<Record<string, 'copy' | 'picture' | 'film'>> = {
  'gemini-3.8-flash': 'copy',
  'gemini-3.5-flash-lite': 'copy',
  'gemini-nano-banana-2.1': 'picture',
  'gemini-3-pro-image': 'picture',
  'gemini-omni-1.1-flash': 'film',
  'gemini-omni-1.2-flash': 'film',
}
const RETIRED = /^(?:veo-|imagen-|gemini-2\.5-flash-image|gemini-3\.1-flash-image|gemini-omni-flash-preview)/

export const modelNames = () => Object.keys(MODELS)

/** Throws the fault that the service answers for a model it does not have. */
function getKind(model: string): 'copy' | 'picture' | 'film' {
  const kind = MODELS[model]
  if (kind) return kind
  throw new Refused(RETIRED.test(model) ? (wireFault('retired') ?? {}) : notFound(`models/${model}`))
}

/** What the protocol forbids, with the answer of the service. */
export class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super('refused by the protocol')
    this.fault = fault
  }
}

const refuse = (message: string): never => {
  throw new Refused(invalidArgument(message))
}

const INLINE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'] as const
const Part = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ inlineData: z.strictObject({ mimeType: z.enum(INLINE_TYPES), data: z.base64() }) }),
])
const ContentBody = z.strictObject({
  contents: z.array(z.strictObject({ role: z.literal('user'), parts: z.array(Part).min(1) })).length(1),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(Part) }).optional(),
  generationConfig: z
    .strictObject({
      responseModalities: z.array(z.enum(['TEXT', 'IMAGE'])).optional(),
      imageConfig: z
        .strictObject({
          aspectRatio: z.enum(Object.keys(IMAGE_RATIOS)).default('1:1'),
          imageSize: z.enum(Object.keys(IMAGE_SIZES)).default('1K'),
        })
        .optional(),
      responseMimeType: z.literal('application/json').optional(),
      responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
    })
    .default({}),
})

/** Reads a generateContent request as strictly as the service. Throws `Refused`. */
export function readContentRequest(model: string, body: unknown): ContentRequest {
  const kind = getKind(model)
  if (kind === 'film') return refuse('This model only supports Interactions API.')
  const parsed = ContentBody.safeParse(body)
  if (!parsed.success) return refuse(z.prettifyError(parsed.error))
  const { contents, systemInstruction, generationConfig } = parsed.data
  if (kind === 'copy' && generationConfig.imageConfig) return refuse('imageConfig is not supported by this model.')
  if (kind === 'picture' && generationConfig.responseMimeType) return refuse('JSON mode is not enabled for this model.')
  const parts = contents[0]?.parts ?? []
  const texts = [...(systemInstruction?.parts ?? []), ...parts].map((part) => ('text' in part ? part.text : ''))
  return {
    kind,
    model,
    prompt: texts.filter(Boolean).join('\n'),
    references: parts.filter((part) => 'inlineData' in part).length,
    ratio: generationConfig.imageConfig?.aspectRatio ?? '1:1',
    size: generationConfig.imageConfig?.imageSize ?? '1K',
  }
}

export interface VideoRequest {
  model: string
  prompt: string
  references: number
  ratio: '16:9' | '9:16'
  /** Length of the video, in seconds. */
  seconds: number
  delivery: 'inline' | 'uri'
}

const Block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({ type: z.literal('image'), data: z.base64(), mime_type: z.enum(INLINE_TYPES) }),
])
const VideoBody = z.strictObject({
  model: z.string(),
  background: z.literal(true),
  store: z.literal(true),
  input: z.array(Block).min(1),
  response_format: z.strictObject({
    type: z.literal('video'),
    aspect_ratio: z.enum(['16:9', '9:16']).default('16:9'),
    duration: z.string().regex(/^(?:[3-9]|10)s$/),
    resolution: z.enum(['360p', '720p', '1080p', '4k']).default('720p'),
    delivery: z.enum(['inline', 'uri']).default('inline'),
  }),
  generation_config: z
    .strictObject({
      video_config: z.strictObject({ task: z.enum(['text_to_video', 'image_to_video', 'reference_to_video']) }),
    })
    .optional(),
  system_instruction: z.string().optional(),
})

/**
 * Reads a request for a film in the background.
 * @throws {Refused} if the body is invalid
 */
export function readVideoRequest(body: unknown): VideoRequest {
  const parsed = VideoBody.safeParse(body)
  if (!parsed.success) {
    throw new Refused({
      status: 400,
      body: { error: { message: z.prettifyError(parsed.error), code: 'invalid_request' } },
    })
  }
  const { model, input, response_format: format } = parsed.data
  if (getKind(model) !== 'film') return refuse('This model does not support video output.')
  return {
    model,
    prompt: input
      .map((block) => (block.type === 'text' ? block.text : ''))
      .filter(Boolean)
      .join('\n'),
    references: input.filter(({ type }) => type === 'image').length,
    ratio: format.aspect_ratio,
    seconds: Number.parseInt(format.duration, 10),
    delivery: format.delivery,
  }
}
