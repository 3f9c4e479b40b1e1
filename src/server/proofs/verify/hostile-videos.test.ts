import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '../../testing/site.ts'

/** Encodes a film without content. The decoder gets exactly what such a command writes. */
async function video(source: string, ...more: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-film-'))
  try {
    const path = join(folder, 'film.mp4')
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...more]
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...codec, path])
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const SMALL = await video('testsrc2=s=64x64:d=2:r=4')

/** Overwrites bytes behind the name of a box. */
function patch(box: string, offset: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(SMALL)
  const at = changed.indexOf(box, 0, 'latin1')
  if (at === -1) throw new Error(`The film has no box ${box}`)
  changed.set(bytes, at + offset)
  return changed
}

const cut = (share: number) => SMALL.subarray(0, Math.round(SMALL.length * share))
const MOST = [0xff, 0xff, 0xff, 0xff] as const
const BOXES = ['moov', 'stbl', 'stsd', 'stsz', 'mdat']

const HOSTILE: [string, () => Buffer | Promise<Buffer>][] = [
  ...[0.02, 0.5, 0.9, 0.99].map((share): [string, () => Buffer] => [`a film cut at ${share}`, () => cut(share)]),
  ...BOXES.flatMap((box): [string, () => Buffer][] => [
    [`${box} of 4 GB`, () => patch(box, -4, MOST)],
    [`${box} that ends in its own head`, () => patch(box, -4, [0, 0, 0, 3])],
    [`${box} of 2^64 bytes`, () => patch(box, -4, [0, 0, 0, 1])],
  ]),
  ['four billion sizes of samples', () => patch('stsz', 12, MOST)],
  ['four billion times of samples', () => patch('stts', 8, MOST)],
  ['four billion chunks', () => patch('stco', 8, MOST)],
  ['a chunk far behind the end', () => patch('stco', 12, MOST)],
  ['a size of 65,535 pixels in its head', () => patch('avc1', 28, MOST)],
  ['a time scale of zero', () => patch('mdhd', 16, [0, 0, 0, 0])],
  ['a length of 2^32', () => patch('mdhd', 20, MOST)],
  ['text where its samples are', () => patch('mdat', 4, [...Buffer.from('#EXTM3U\nfile:///etc/hosts\n'.repeat(40))])],
  ['samples of another codec', () => patch('avc1', 0, [...Buffer.from('hvc1')])],
  ['a sound where its picture is', () => patch('vide', 0, [...Buffer.from('soun')])],
  ['its data at another address', () => patch('url ', 4, [0, 0, 0, 0])],
  ['pictures of 8,192 × 8,192 pixels', () => video('color=s=8192x8192:d=1:r=8', '-threads', '1')],
  ['one row of 16,000 pixels', () => video('color=s=16000x16:d=1:r=8')],
  ['ten thousand pictures in a second', () => video('color=s=32x32:d=1:r=10000')],
]

describe('a hostile film', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())

  test.each(HOSTILE)('with %s gets an answer, and the server stays live', async (_, make) => {
    const bytes = new Uint8Array(await make())
    const asked = site.visitor().verify.file({ form: {}, files: { file: [new Blob([bytes])] } })
    const { verdict, mark } = await asked
    expect(['no_credentials', 'unreadable', 'changed']).toContain(verdict)
    expect(mark).toBeNull()
    expect((await fetch(`${site.origin}/api/health`)).status).toBe(200)
  })
})
