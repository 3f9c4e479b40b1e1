import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { StartError } from '../problem.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { freePort } from '../../testing/postgres.ts'
import { startSwift, type TestBucketServer } from '../../testing/swift.ts'
import { openFileStorage } from './file-storage.ts'
import { openStorage } from './open-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { MissingObject, type Storage, StorageUnavailable } from './storage.ts'

const swift = await startSwift()
afterAll(async () => swift?.stop())
afterAll(() => void vi.unstubAllEnvs())

const ofServer = ({ endpoint, region }: TestBucketServer) => ({ bucket: 'signet', endpoint, region })

function signWith(accessKeyId: string, secretAccessKey: string): void {
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey)
}

async function openBucket(): Promise<Storage> {
  if (!swift) throw new Error('There is no S3 server')
  signWith(swift.accessKeyId, swift.secretAccessKey)
  return openStorage({ bucket: ofServer(swift), dataDir: '' }, systemClock)
}

const folder = newDataDir()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KINDS = [
  { name: 'files', lacks: false, open: () => openStorage({ bucket: null, dataDir: folder }, systemClock) },
  { name: 'a bucket', lacks: !swift, open: openBucket },
]

describe.each(KINDS)('objects in $name', ({ lacks, open }) => {
  let storage: Storage
  beforeAll(async () => {
    if (!lacks) storage = await open()
  })

  test.skipIf(lacks)('are read as they were written, whole and in ranges', async () => {
    const bytes = randomBytes(1000)
    await storage.write('blobs/one', bytes)
    expect(await storage.read('blobs/one')).toEqual(bytes)
    const part = await storage.stream('blobs/one', { start: 10, end: 19 })
    expect([part.size, await buffer(part.body)]).toEqual([1000, bytes.subarray(10, 20)])
    const whole = await storage.stream('blobs/one')
    expect([whole.size, await buffer(whole.body)]).toEqual([1000, bytes])
    await storage.write('blobs/one', bytes.subarray(0, 3))
    expect(await storage.read('blobs/one')).toEqual(bytes.subarray(0, 3))
  })

  test.skipIf(lacks)('of many megabytes are transferred completely', async () => {
    const video = randomBytes(20 * 1024 * 1024 + 7)
    await storage.write('blobs/film', video)
    const { body, size } = await storage.stream('blobs/film')
    expect(size).toBe(video.length)
    expect((await buffer(body)).equals(video)).toBe(true)
  })

  test.skipIf(lacks)('are listed and removed, also twice', async () => {
    await storage.write('uploads/two.png', randomBytes(10))
    const listed = async () => {
      const keys: string[] = []
      for await (const { key, modified } of storage.list()) {
        expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(120_000)
        keys.push(key)
      }
      return keys
    }
    expect(await listed()).toContain('uploads/two.png')
    for (let count = 0; count < 2; count += 1) await storage.remove('uploads/two.png')
    expect(await listed()).not.toContain('uploads/two.png')
    await expect(storage.read('uploads/two.png')).rejects.toThrow(MissingObject)
    await expect(storage.stream('uploads/two.png')).rejects.toThrow(MissingObject)
  })

  test.skipIf(lacks)('have only valid keys', async () => {
    for (const key of ['one', '../one/two', 'blobs/../one', 'Blobs/one', 'blobs/'])
      await expect(storage.read(key)).rejects.toThrow('A storage key is a group and a name in lower case')
  })
})

test('are refused by the readiness check on a nearly full disk', async () => {
  const used = await openFileStorage(folder)
  expect([await used.hasSpace(), await used.ready()]).toEqual([true, true])
  const full = await openFileStorage(folder, Number.MAX_SAFE_INTEGER)
  expect([await full.hasSpace(), await full.ready()]).toEqual([false, false])
})

describe('a bucket', () => {
  test.skipIf(!swift)('refuses requests signed with another secret', async () => {
    if (!swift) return
    signWith(swift.accessKeyId, 'guessed')
    const storage = openS3Storage(ofServer(swift), systemClock)
    await expect(storage.write('blobs/three', randomBytes(3))).rejects.toThrow(StorageUnavailable)
    expect(await storage.ready()).toBe(false)
    await expect(openStorage({ bucket: ofServer(swift), dataDir: '' }, systemClock)).rejects.toThrow(StartError)
  })

  test('that is unreachable stops a start with one line, and gives a running server a specific error', async () => {
    signWith('somebody', 'something')
    const bucket = { bucket: 'signet', endpoint: `http://127.0.0.1:${await freePort()}`, region: 'us-east-1' }
    await expect(openStorage({ bucket, dataDir: '' }, systemClock)).rejects.toThrow(
      'STORAGE_URL: the bucket signet does not answer; check its name, endpoint, region and AWS_* credentials',
    )
    await expect(openS3Storage(bucket, systemClock).read('blobs/one')).rejects.toThrow(StorageUnavailable)
  })
})
