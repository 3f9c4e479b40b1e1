import { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type Clock, SECOND, toRealWait } from '../clock.ts'
import type { Bucket } from '../config.ts'
import { checkKey, INSTALLATION, MissingObject, type Storage, StorageUnavailable } from './storage.ts'

export interface BucketStorage extends Storage {
  /** Creates the bucket if it is missing and the credentials allow it. */
  create: () => Promise<void>
}

/** Bytes per part of a multipart upload. */
const PART_SIZE = 8 * 1024 * 1024
const CONNECT_MS = 10 * SECOND
const IDLE_MS = 30 * SECOND
const TRIES = 3

/**
 * Objects of a bucket. Loaded only where STORAGE_URL is set. Whatever keeps the bucket from answering is a `StorageUnavailable` after
 * three tries.
 * Why, and what was rejected: docs/decisions/0013-buckets.md.
 * @throws {StorageUnavailable} (from its methods) if the bucket does not answer
 */
export function openS3Storage({ bucket, endpoint, region }: Bucket, clock: Clock): BucketStorage {
  const [connectionTimeout, idle] = [toRealWait(clock, CONNECT_MS), toRealWait(clock, IDLE_MS)]
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout, requestTimeout: idle, socketTimeout: idle, throwOnRequestTimeout: true },
    // Servers other than AWS may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const get = async (key: string, range?: { start: number; end: number }) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkKey(key), Range })).catch(fail)
    if (!object.Body) throw new StorageUnavailable('The bucket answered without a body')
    const total = object.ContentRange?.split('/')[1]
    return { body: object.Body, size: Number(total ?? object.ContentLength) }
  }
  return {
    write: async (key, bytes) => {
      const params = { Bucket: bucket, Key: checkKey(key), Body: bytes }
      await new Upload({ client, params, partSize: PART_SIZE }).done().catch(fail)
    },
    read: async (key) => {
      const { body } = await get(key)
      return Buffer.from(await body.transformToByteArray().catch(fail))
    },
    stream: async (key, range) => {
      const { body, size } = await get(key, range)
      if (!(body instanceof Readable)) throw new StorageUnavailable('The bucket answered without a stream')
      return { body, size }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) })).catch(ignoreMissing)
    },
    list: () => listBucket(client, bucket),
    create: async () => {
      await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(() => {})
    },
    hasSpace: () => Promise.resolve(true),
    ready: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => true,
        () => false,
      ),
  }
}

async function* listBucket(client: S3Client, Bucket: string): AsyncGenerator<{ key: string; modified: Date }> {
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      for (const { Key, LastModified } of Contents)
        if (Key && Key !== INSTALLATION && LastModified) yield { key: Key, modified: LastModified }
  } catch (error) {
    fail(error)
  }
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)

function fail(error: unknown): never {
  if (isMissing(error)) throw new MissingObject('There is no such object', { cause: error })
  throw new StorageUnavailable('The bucket does not answer', { cause: error })
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) fail(error)
}
