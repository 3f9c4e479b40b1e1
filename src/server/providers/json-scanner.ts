import { MIB } from '#contract/limits.ts'
import { TransportFault } from './transport-fault.ts'

/** What JSON of a stranger may have before it is parsed. */
export interface JsonLimits {
  /** Bytes of the JSON without what was taken out or left out. 1 MiB by default. */
  jsonBytes?: number | undefined
  /** Texts, lists, objects and commas: what parsing and checking it costs. */
  parts?: number | undefined
  /** Whether long texts are taken out of the JSON, so that they are neither parsed nor counted in `jsonBytes`. */
  takesOut?: boolean | undefined
  /** Chooses names whose values are left out: the JSON has null in their place. They are not counted, and may be of any depth. */
  leavesOut?: ((name: string) => boolean) | undefined
}

export interface ScannedJson {
  /** The JSON. In place of a text that was taken out it has a short one, which `findLongText` knows. */
  json: Buffer
  /** The bytes of a text that was taken out, with its escapes. Undefined for any other text. */
  findLongText: (text: string) => Buffer | undefined
}

const PARTS_MAX = 20_000
const DEPTH_MAX = 32
const LONG_TEXT_BYTES = 64 * 1024
const TAKEN_OUT = 'text taken out: '

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Reads JSON as it arrives, before it is parsed, in time that is linear in its length. Whether it is valid is left to the parser.
 * `parseBoundedJson` is for a text that is in memory.
 * Why, and what was rejected: docs/decisions/0081-replies-of-providers.md.
 * @throws {TransportFault} `too_large` (from `push`) as soon as the JSON has more than the limits say
 */
export function openJsonScanner({ jsonBytes = MIB, parts = PARTS_MAX, takesOut, leavesOut }: JsonLimits) {
  const json = openBytes()
  const longTexts: Bytes[] = []
  const state = { isInText: false, isEscaped: false, depth: 0, parts: 0, textFrom: 0, textTo: 0 }
  /** Where the text that is being read goes to, if it is a long one. */
  let longText: Bytes | null = null
  /** The depth of the name whose value is left out. */
  let leftOutAt: number | null = null

  const keep = (bytes: Uint8Array) => {
    if (leftOutAt === null && bytes.length > 0) (longText ?? json).append(bytes)
  }
  const count = () => {
    if (leftOutAt === null) state.parts += 1
    if (state.parts > parts) throw new TransportFault('too_large')
  }
  const takeOutLongText = () => {
    if (!takesOut || longText || leftOutAt !== null || json.length() - state.textFrom < LONG_TEXT_BYTES) return
    longText = openBytes()
    longText.append(json.cut(state.textFrom))
    json.append(Buffer.from(`${TAKEN_OUT}${longTexts.length}`))
    longTexts.push(longText)
  }
  const endText = () => {
    takeOutLongText()
    longText = null
    state.isInText = false
    if (leftOutAt === null) state.textTo = json.length()
  }
  const beginText = () => {
    count()
    state.isInText = true
    if (leftOutAt === null) state.textFrom = json.length()
  }
  /** Reads one byte outside of texts. Returns whether what is kept changes with it. */
  const readMark = (byte: number): 'begins' | 'ends' | null => {
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      count()
      state.depth += 1
      if (state.depth > DEPTH_MAX && leftOutAt === null) throw new TransportFault('too_large')
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      state.depth -= 1
      if (leftOutAt !== null && state.depth < leftOutAt) return 'ends'
    } else if (byte === COMMA) {
      count()
      if (leftOutAt === state.depth) return 'ends'
    } else if (byte === COLON && leftOutAt === null && leavesOut?.(json.read(state.textFrom, state.textTo))) {
      return 'begins'
    }
    return null
  }

  return {
    push: (chunk: Uint8Array) => {
      let from = 0
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0
        if (state.isInText) {
          if (state.isEscaped) state.isEscaped = false
          else if (byte === BACKSLASH) state.isEscaped = true
          else if (byte === QUOTE) {
            keep(chunk.subarray(from, at))
            from = at
            endText()
          }
        } else if (byte === QUOTE) {
          keep(chunk.subarray(from, at + 1))
          from = at + 1
          beginText()
        } else if (byte >= COMMA) {
          const change = readMark(byte)
          if (change === 'begins') {
            keep(chunk.subarray(from, at + 1))
            keep(Buffer.from('null'))
            leftOutAt = state.depth
          } else if (change === 'ends') {
            leftOutAt = null
            from = at
          }
        }
      }
      keep(chunk.subarray(from))
      if (state.isInText) takeOutLongText()
      if (json.length() > jsonBytes) throw new TransportFault('too_large')
    },
    finish: (): ScannedJson => ({
      json: json.all(),
      findLongText: (text) => {
        const at = text.startsWith(TAKEN_OUT) ? Number(text.slice(TAKEN_OUT.length)) : NaN
        return longTexts[at]?.all()
      },
    }),
  }
}

type Bytes = ReturnType<typeof openBytes>

/** Bytes that grow. Chunks are copied, because a small chunk can keep a large buffer in memory. */
function openBytes() {
  let bytes = Buffer.allocUnsafe(4096)
  let length = 0
  return {
    length: () => length,
    all: () => bytes.subarray(0, length),
    read: (from: number, to: number) => bytes.toString('latin1', from, to),
    append: (added: Uint8Array) => {
      if (length + added.length > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, length + added.length))
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      bytes.set(added, length)
      length += added.length
    },
    /** Removes the bytes from here on, and returns them. */
    cut: (from: number) => {
      const removed = Buffer.from(bytes.subarray(from, length))
      length = from
      return removed
    },
  }
}

/** @throws {TransportFault} if it is not JSON */
export function parseScanned({ json }: ScannedJson): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    throw new TransportFault('unreadable')
  }
}
