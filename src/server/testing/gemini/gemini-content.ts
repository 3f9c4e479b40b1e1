import sharp from 'sharp'
import { crc32 } from 'node:zlib'
import { drawImage, type ImageFormat, IMAGE_SIZES } from './gemini-media.ts'

/** A generateContent request that passed the protocol. */
export interface ContentRequest {
  kind: 'copy' | 'picture'
  model: string
  prompt: string
  references: number
  ratio: string
  size: string
}

/** Answers of status 200 that bring no use, as the service gives them. */
export const CONTENT_FAULTS = [
  'safety_prompt',
  'blocklist_prompt',
  'safety',
  'prohibited',
  'blocklist',
  'spii',
  'recitation',
  'language',
  'other',
  'image_safety',
  'image_prohibited',
  'image_recitation',
  'image_other',
  'no_image',
  'refusal_in_prose',
  'no_candidates',
  'null_parts',
  'no_content',
  'max_tokens',
  'malformed_response',
  'wrong_mime',
  'wrong_size',
  'bad_base64',
  'corrupt_image',
  'cut_image',
  'huge_pixels',
  'svg',
  'oversize',
  'png',
  'webp',
  'thought_image',
  'two_images',
  'no_usage',
  'no_details',
  'other_json',
  'fenced_json',
  'cached',
  'hostile_words',
  'long_headline',
  'long_subline',
  'long_badge',
  'long_cta',
  'long_alt_text',
  'missing_cta',
  'odd_types',
  'spoken_json',
  'lost_number',
  'invented_award',
  'lettered_image',
] as const
export type ContentFaultName = (typeof CONTENT_FAULTS)[number]

const FINISH: Partial<Record<string, string>> = {
  safety: 'SAFETY',
  prohibited: 'PROHIBITED_CONTENT',
  blocklist: 'BLOCKLIST',
  spii: 'SPII',
  recitation: 'RECITATION',
  language: 'LANGUAGE',
  other: 'OTHER',
  image_safety: 'IMAGE_SAFETY',
  image_prohibited: 'IMAGE_PROHIBITED_CONTENT',
  image_recitation: 'IMAGE_RECITATION',
  image_other: 'IMAGE_OTHER',
  no_image: 'NO_IMAGE',
  malformed_response: 'MALFORMED_RESPONSE',
}
const SPOKEN = 'Unable to show the generated image. You will not be charged for this request.'

/** The body of an answer of status 200. */
export async function contentAnswer(request: ContentRequest, fault: string | null): Promise<unknown> {
  const frame = { modelVersion: request.model, responseId: 'resp-1' }
  const asked = { promptTokenCount: promptTokens(request), totalTokenCount: promptTokens(request) }
  if (fault === 'safety_prompt' || fault === 'blocklist_prompt') {
    const blockReason = fault === 'safety_prompt' ? 'SAFETY' : 'BLOCKLIST'
    return { promptFeedback: { blockReason }, usageMetadata: asked, ...frame }
  }
  if (fault === 'no_candidates') return { candidates: [], ...frame }
  const finish = FINISH[fault ?? '']
  if (finish !== undefined || fault === 'null_parts' || fault === 'no_content') {
    const content = fault === 'null_parts' ? { parts: null } : {}
    const candidate = { finishReason: finish ?? 'STOP', finishMessage: SPOKEN, index: 0 }
    return {
      candidates: [fault === 'no_content' ? candidate : { content, ...candidate }],
      usageMetadata: asked,
      ...frame,
    }
  }
  const parts = request.kind === 'copy' ? [{ text: copyText(request, fault) }] : await imageParts(request, fault)
  const finishReason = fault === 'max_tokens' ? 'MAX_TOKENS' : 'STOP'
  const usageMetadata = fault === 'no_usage' ? undefined : usage(request, fault)
  return { candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }], usageMetadata, ...frame }
}

const promptTokens = ({ prompt, references }: ContentRequest) => Math.ceil(prompt.length / 4) + references * 1120

function usage(request: ContentRequest, fault: string | null) {
  const tokenCount = request.kind === 'copy' ? 240 : (IMAGE_SIZES[request.size]?.tokens ?? 1120)
  const prompt = promptTokens(request)
  const cached = fault === 'cached' ? { cachedContentTokenCount: 100 } : {}
  const details = [{ modality: request.kind === 'copy' ? 'TEXT' : 'IMAGE', tokenCount }]
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: tokenCount,
    totalTokenCount: prompt + tokenCount + 179,
    thoughtsTokenCount: 179,
    ...cached,
    ...(fault !== 'no_details' && { candidatesTokensDetails: details }),
  }
}

/** Copy made of the request's own words. */
export function copyText({ prompt }: ContentRequest, fault: string | null): string {
  if (fault === 'refusal_in_prose') return 'I’m sorry, but I can’t help with that.'
  if (fault === 'other_json') return JSON.stringify({ title: 'Something else' })
  if (prompt.includes('Texts to translate:')) return translationText(prompt, fault)
  if (prompt.includes('Campaign texts to write:')) return campaignTexts(prompt)
  const request = /^Request: (.*)$/m.exec(prompt)?.[1] ?? prompt
  const quoted = /"([^"]+)"/.exec(request)?.[1]
  const odd = fault === 'hostile_words' ? '\u0000\u001b \ud800' : ''
  const text = JSON.stringify({
    headline: `${quoted ?? request.split(/\s+/).slice(0, 6).join(' ')}${odd}`,
    subline: 'Made with care, ready when you are.',
    badge: null,
    cta: 'Learn more',
    caption: `${request}${odd}${fault === 'hostile_words' ? ' A sentence without an end.'.repeat(200) : ''}\n\nSee you there.`,
    hashtags: ['#Made With Care', 'made_with_care', 'News', 'news', ''],
    alt_text: `A picture for: ${request}`,
    ...spoilt(fault),
  })
  if (fault === 'max_tokens') return text.slice(0, 60)
  if (fault === 'spoken_json') return `Here is your copy:\n${text}\nLet me know!`
  return fault === 'fenced_json' ? `\`\`\`json\n${text}\n\`\`\`` : text
}

/** The texts of a request for a translation, each with the language's tag in front. */
function translationText(prompt: string, fault: string | null): string {
  const tag = TAGS.find(([name]) => prompt.includes(`into ${name}.`))?.[1] ?? 'xx'
  const texts = Array.from(prompt.matchAll(/^(t\d+) \(.*?\): (".*")$/gm), ([, key = '', text = '']) => {
    const words = `[${tag}] ${JSON.parse(text) as string}`
    return [key, fault === 'lost_number' ? words.replaceAll(/\d/g, '') : words]
  })
  return JSON.stringify(Object.fromEntries(texts))
}

/** Texts of a campaign: a good one, one that is far too long, and one that a careful brand does not say. */
function campaignTexts(prompt: string): string {
  const texts = Array.from(
    prompt.matchAll(/^(t\d+): (\d+) × (.*), at most (\d+) characters each$/gm),
    ([, key = '', count = '']) => {
      const written = [
        `Model text ${key}`,
        `Model text ${key} is long. ${'It goes on and on. '.repeat(200)}`,
        `Buy now, so cheap! ${key}`,
      ]
      return [key, written.slice(0, Number(count))]
    },
  )
  return JSON.stringify(Object.fromEntries(texts))
}

const TAGS = [
  ['German', 'de'],
  ['French', 'fr'],
  ['Arabic', 'ar'],
] as const

/** Fields that are not as they were asked for, beside good ones. */
function spoilt(fault: string | null): object {
  const long = /^long_(\w+)$/.exec(fault ?? '')?.[1]
  if (long) return { [long]: 'One word too many. '.repeat(80) }
  if (fault === 'missing_cta') return { cta: undefined }
  if (fault === 'invented_award') return { subline: 'Winner of the Golden Jar award 2025.' }
  return fault === 'odd_types' ? { cta: 7, badge: ['New'], hashtags: '#one #two', alt_text: null } : {}
}

const inline = (mimeType: string, data: Buffer) => ({ inlineData: { mimeType, data: data.toString('base64') } })

/** Draws large dark letters on a light band of an image. */
async function drawLetters(image: Buffer, letters: string): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  const size = Math.round(width / 8)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${size}" width="${width}" height="${2 * size}" fill="#fff4e0"/>
    <text x="${size / 2}" y="${2.4 * size}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#201008">${letters}</text></svg>`
  return sharp(image)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

async function imageParts({ prompt, ratio, size }: ContentRequest, fault: string | null): Promise<object[]> {
  const draw = (format: ImageFormat) => drawImage(prompt, ratio, size, format)
  switch (fault) {
    case 'refusal_in_prose':
      return [{ text: 'I can’t create that picture. Try describing a landscape instead.' }]
    case 'png':
    case 'webp':
      return [inline(`image/${fault}`, await draw(fault))]
    case 'lettered_image':
      return [inline('image/png', await drawLetters(await draw('png'), 'Fresh Bread'))]
    case 'wrong_mime':
      return [inline('image/png', await draw('jpeg'))]
    case 'wrong_size':
      return [inline('image/jpeg', await drawImage(prompt, ratio === '1:1' ? '3:2' : '1:1', '1K', 'jpeg'))]
    case 'bad_base64':
      return [{ inlineData: { mimeType: 'image/png', data: '!!! this is <no> base64 !!!' } }]
    case 'corrupt_image':
      return [inline('image/png', Buffer.concat([(await draw('png')).subarray(0, 60), Buffer.alloc(900, 7)]))]
    case 'cut_image':
      return [inline('image/jpeg', (await draw('jpeg')).subarray(0, 4000))]
    case 'svg':
      return [inline('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))]
    case 'huge_pixels':
      return [inline('image/png', pngHeader(20_000, 20_000))]
    case 'oversize':
      return [{ inlineData: { mimeType: 'image/png', data: 'A'.repeat(68 * 1024 * 1024) } }]
    case 'thought_image':
      return [
        { text: 'A first sketch.', thought: true },
        { ...inline('image/png', await drawImage('sketch', '1:1', '1K', 'png')), thought: true },
        { ...inline('image/jpeg', await draw('jpeg')), thoughtSignature: 'c2ln' },
      ]
    case 'two_images':
      return [
        inline('image/png', await drawImage('first', '1:1', '1K', 'png')),
        inline('image/jpeg', await draw('jpeg')),
      ]
    default:
      return [inline('image/jpeg', await draw('jpeg'))]
  }
}

/** The first 33 bytes of a picture that would fill the memory. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(header.subarray(12)))
  return Buffer.concat([header, check])
}
