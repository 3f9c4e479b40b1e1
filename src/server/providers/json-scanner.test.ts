import { expect, test } from 'vitest'
import { parseReply, readJson } from './read-body.ts'

const LIMITS = { maxBytes: 4_000_000, takesOut: true }

/** The reply in chunks of this many bytes. */
function* inChunks(json: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(json)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = async (json: string, size: number, limits: object = {}) =>
  parseReply(await readJson(inChunks(json, size), { ...LIMITS, ...limits }))

const image = Buffer.from(Array.from({ length: 900_001 }, (_, at) => (at * 7919) % 256))

test.each([1, 7, 4096, 65_536, 2_000_000])('JSON in chunks of %i bytes is read as it was sent', async (size) => {
  const sent = { a: [1, { 'b "\\': '\\"\u2028ü\n' }, null], c: 'x'.repeat(70_000), d: -1.5e3, '': [[], {}] }
  const { json } = await read(JSON.stringify(sent), size, { takesOut: false })
  expect(json).toEqual(sent)
})

test.each([1, 63, 65_536, 3_000_000])(
  'a long base64 text in chunks of %i bytes is not parsed, and decoded',
  async (size) => {
    const sent = { data: [{ b64_json: image.toString('base64') }, { b64_json: '' }], usage: { tokens: 3 } }
    const { json, decode } = await read(JSON.stringify(sent), size)
    expect(json).toMatchObject({ data: [{ b64_json: 'text taken out: 0' }, { b64_json: '' }], usage: { tokens: 3 } })
    expect((await decode('text taken out: 0'))?.equals(image)).toBe(true)
  },
)

test('slashes may be escaped, and the text may be a data URL', async () => {
  const text = image.toString('base64').replaceAll('/', String.raw`\/`)
  const { decode } = await read(String.raw`["${text}","data:image\/png;base64,${text}"]`, 65_536)
  expect((await decode('text taken out: 0'))?.equals(image)).toBe(true)
  expect((await decode('text taken out: 1'))?.equals(image)).toBe(true)
})

test('a short base64 text is decoded too, and other texts are none', async () => {
  const { json, decode } = await read(JSON.stringify(['AQID', '', '!', `${'A'.repeat(300_000)}!`]), 65_536)
  expect(json).toEqual(['AQID', '', '!', 'text taken out: 0'])
  expect(await decode('AQID')).toEqual(Buffer.from([1, 2, 3]))
  for (const text of ['', '!', 'text taken out: 0', 'text taken out: 1']) expect(await decode(text)).toBeNull()
})

test.each([1, 5, 65_536])('values of names that nobody reads are left out, in chunks of %i bytes', async (size) => {
  const deep = `${'['.repeat(50)}"}]\\""${']'.repeat(50)}`
  const sent = `{"inputs":${deep},"a":{"inputs": {"x":"}","inputs":[1]} ,"b":1},"c":{"inputs":"\\"}"},"d":[2]}`
  const { json } = await read(sent, size, { leavesOut: (name: string) => name === 'inputs' })
  expect(json).toEqual({ inputs: null, a: { inputs: null, b: 1 }, c: { inputs: null }, d: [2] })
})

test.each([
  ['too many parts', `[${'{},'.repeat(20_000)}{}]`, {}],
  ['too deep', `${'['.repeat(40)}${']'.repeat(40)}`, {}],
  ['too long without its long texts', `["${'a b '.repeat(20_000)}",${' '.repeat(2_000_000)}1]`, {}],
  ['too long in all', `["${'A'.repeat(5_000_000)}"]`, {}],
  ['too long for texts', `["${'A'.repeat(300_000)}"]`, { takesOut: false, jsonBytes: 200_000 }],
])('a reply that is %s is refused', async (_, json, limits) => {
  await expect(read(json, 65_536, limits)).rejects.toMatchObject({ reason: 'too_large' })
})
