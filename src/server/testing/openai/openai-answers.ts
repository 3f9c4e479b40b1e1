import sharp from 'sharp'
import { copyText, pngHeader } from '../gemini/gemini-content.ts'
import { drawImage } from '../gemini/gemini-media.ts'
import type { ParsedRequest } from './openai-protocol.ts'

/** The body of an answer of status 200. `origin` is that of the server. */
export const makeAnswer = (request: ParsedRequest, fault: string | null, origin: string): unknown =>
  request.kind === 'copy' ? makeCompletion(request, fault) : makeImages(request, fault, origin)

const countTokens = (text: string) => Math.ceil(text.length / 4)

function makeCompletion({ model, prompt }: ParsedRequest, fault: string | null) {
  const request = { kind: 'copy' as const, model, prompt, references: 0, ratio: '', size: '' }
  const isRefused = fault === 'refusal' || fault === 'filtered'
  const content = isRefused ? null : copyText(request, fault)
  const message = { role: 'assistant', content, refusal: fault === 'refusal' ? 'I can’t help with that.' : null }
  const finish_reason = fault === 'filtered' ? 'content_filter' : 'stop'
  const usage = {
    prompt_tokens: countTokens(prompt),
    completion_tokens: 240,
    total_tokens: countTokens(prompt) + 240,
    prompt_tokens_details: { cached_tokens: 40 },
    completion_tokens_details: { reasoning_tokens: 60 },
  }
  const choices = fault === 'no_choices' ? [] : [{ index: 0, message, finish_reason }]
  return { id: 'chatcmpl-1', object: 'chat.completion', model, choices, ...(fault !== 'no_usage' && { usage }) }
}

async function makeImages({ prompt, references, size }: ParsedRequest, fault: string | null, origin: string) {
  const input = countTokens(prompt) + references * 300
  const usage = {
    input_tokens: input,
    output_tokens: 1056,
    total_tokens: input + 1056,
    input_tokens_details: { text_tokens: countTokens(prompt), image_tokens: references * 300 },
  }
  const data = fault === 'no_data' ? [] : [await makeImage(prompt, size, fault, origin)]
  return { created: 1_795_000_000, data, ...(fault !== 'no_usage' && { usage }) }
}

async function makeImage(prompt: string, size: string, fault: string | null, origin: string) {
  const [width, height] = size.split('x').map(Number)
  const png = await sharp(await drawImage(prompt, '1:1', '1K', 'png'))
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  switch (fault) {
    case 'corrupt_image':
      return { b64_json: Buffer.concat([png.subarray(0, 60), Buffer.alloc(900, 7)]).toString('base64') }
    case 'bad_base64':
      return { b64_json: '!!! this is <no> base64 !!!' }
    case 'huge_pixels':
      return { b64_json: pngHeader(20_000, 20_000).toString('base64') }
    case 'oversize':
      return { b64_json: 'A'.repeat(68 * 1024 * 1024) }
    case 'broken_url':
      return { url: `${origin}/files/1.png` }
    case 'data_url':
      return { url: `data:image/png;base64,${png.toString('base64')}` }
    default:
      return { b64_json: png.toString('base64') }
  }
}
