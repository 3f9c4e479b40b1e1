import { parentPort, workerData } from 'node:worker_threads'
import { BrandFile } from '#contract/brands/brand-files.ts'
import { parseBoundedJson, TooManyValues } from '#contract/schema/bounded-json.ts'
import { NOT_A_BRAND_FILE, type BrandFileAnswer } from './read-brand-file.ts'

/** A thread that parses one brand file, which takes too long for the event loop: up to 40 MB of JSON with base64. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `readBrandFile` passes the bytes of a file
const answer = parse(Buffer.from(workerData as Uint8Array))
parentPort?.postMessage(answer, listBuffers(answer))

function parse(bytes: Buffer): BrandFileAnswer {
  const { data, error } = BrandFile.safeParse(readJson(bytes))
  if (!data) {
    const [issue] = error.issues
    return { refused: issue?.path[0] === 'brand' ? issue.message : NOT_A_BRAND_FILE }
  }
  const { brand, logo, logos, fonts } = data
  return {
    brand,
    logo: logo && decode(logo.content_data),
    logos: logos.map(({ kind, content_data }) => ({ kind, bytes: decode(content_data) })),
    fonts: fonts.map(({ content_data, ...font }) => ({ ...font, bytes: decode(content_data) })),
  }
}

/** Null, which no brand file is, for anything but JSON of bounded depth and number of values. */
function readJson(bytes: Buffer): unknown {
  try {
    return parseBoundedJson(bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooManyValues) return null
    throw error
  }
}

/** The bytes in memory of their own, so that they can be passed on without a copy. */
function decode(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

function listBuffers(answered: BrandFileAnswer): ArrayBuffer[] {
  if ('refused' in answered) return []
  const parts = [...answered.logos, ...answered.fonts].map(({ bytes }) => bytes.buffer)
  return answered.logo ? [answered.logo.buffer, ...parts] : parts
}
