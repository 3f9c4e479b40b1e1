import { z } from 'zod'
import { MIB, IMAGE_MAX_PIXELS } from '#contract/limits.ts'
import type { Brief } from '#studio/model/brief.ts'
import { startWatchdog } from '#studio/render/watchdog.ts'
import { toRealWait } from '../../infrastructure/clock.ts'
import { fetchResource, PUBLIC_ONLY } from '../../files/ssrf-safe-fetch.ts'
import type { PaintedImage, ImageCall, Reference, Spend } from '../answers.ts'
import { imageReplyBytes } from '../exchange.ts'
import { noImage, unusable } from '../faults.ts'
import { checkImage, prepareReferences, STRANGER_MAX_PIXELS } from '../media.ts'
import { imagePrompt } from '../image-prompt.ts'
import { paid } from '../provider-fault.ts'
import type { ImageRow } from '../providers-file.ts'
import type { ParsedReply } from '../read-body.ts'
import { firstEntries } from '../reply-parts.ts'
import { TransportFault } from '../transport-fault.ts'
import { toProviderFault } from './faults.ts'
import { encodeJson, type OpenAiServer, type Payload, sendToServer } from './send.ts'
import { chooseImageSize, readSize } from './sizes.ts'
import { computeSpend, withoutCharge } from './spend.ts'

/** A model on a machine of the operator may be slow. */
const LIMITS = { timeoutMs: 300_000, jsonBytes: MIB / 4, takesOut: true }
const DOWNLOAD_TIMEOUT_MS = 60_000

const text = z
  .string()
  .nullable()
  .catch('')
  .transform((value) => value ?? '')
const Images = z
  .object({
    data: firstEntries(z.object({ b64_json: text, url: text }).catch({ b64_json: '', url: '' })).catch([]),
    usage: z.unknown().optional(),
  })
  .catch({ data: [] })

/**
 * Buys one image: `images/generations`, or `images/edits` with pictures that go along.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function paintImage(
  server: OpenAiServer,
  row: ImageRow,
  brief: Brief,
  references: readonly Reference[],
  call: ImageCall,
): Promise<{ picture: PaintedImage; spend: Spend }> {
  const images = await prepareReferences(call.owner, references.slice(0, row.references))
  const path = images.length > 0 ? 'images/edits' : 'images/generations'
  const size = chooseImageSize(row.sizes, brief.width, brief.height)
  const maxBytes = imageReplyBytes(...readSize(size))
  const fields = {
    model: row.model,
    prompt: imagePrompt(brief, images.length),
    n: 1,
    size,
    response_format: 'b64_json',
    ...(row.quality && { quality: row.quality }),
  }
  const encode = images.length > 0 ? (wanted: Record<string, unknown>) => encodeForm(wanted, images) : encodeJson
  const asked = { path, fields, optional: ['response_format', 'quality', 'n', 'size'], encode }
  const { answer, exchange } = await sendToServer(server, call, asked, { ...LIMITS, maxBytes }).catch(
    (error: unknown) => {
      if (!(error instanceof TransportFault)) throw error
      const fault = error.reason === 'too_large' ? unusable('picture', null) : null
      throw withoutCharge(fault ?? toProviderFault(error, row.model, server.clock.now()), row)
    },
  )
  const { data, usage } = Images.parse(answer.json)
  const spend = computeSpend({ server, row, endpoint: path, exchange, raw: usage })
  const image = data.find(({ b64_json, url }) => b64_json || url)
  if (!image) throw withoutCharge(paid(noImage(), spend.is_estimate ? null : spend), row)
  const bytes = await readBytes(server, answer, image, { maxBytes, signal: call.signal })
  const checkedImage = await checkImage(call.owner, bytes, server.rules ? STRANGER_MAX_PIXELS : IMAGE_MAX_PIXELS)
  if (checkedImage === null) throw unusable('picture', spend)
  return { picture: checkedImage, spend }
}

/** A form with the pictures as files. */
async function encodeForm(fields: Record<string, unknown>, images: readonly Reference[]): Promise<Payload> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [index, { data, mime_type }] of images.entries()) {
    const file = new Blob([Buffer.from(data)], { type: mime_type })
    form.append('image[]', file, `picture-${index + 1}.${mime_type === 'image/png' ? 'png' : 'jpg'}`)
  }
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  return { contentType, body: new Uint8Array(await encoded.arrayBuffer()) }
}

/**
 * The bytes of an image file. An address is fetched without the key: from public hosts, and from the server itself where the operator
 * named it. Null if that fails.
 */
async function readBytes(
  { baseUrl, rules, clock }: OpenAiServer,
  { decode }: ParsedReply,
  { b64_json, url }: { b64_json: string; url: string },
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array | null> {
  if (b64_json || !URL.canParse(url) || url.startsWith('data:')) return decode(b64_json || url)
  const { hostname, port, protocol } = new URL(baseUrl)
  const own = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  const patience = startWatchdog(toRealWait(clock, DOWNLOAD_TIMEOUT_MS))
  const options = {
    maxBytes,
    rules: rules ?? { ...PUBLIC_ONLY, allowed: [own] },
    accept: 'image/*',
    userAgent: 'Signet/1 (+provider)',
    signal: AbortSignal.any([signal, patience.signal]),
  }
  try {
    return (await fetchResource(url, options)).bytes
  } catch {
    signal.throwIfAborted()
    return null
  } finally {
    patience.stop()
  }
}
