import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { StartError } from '../problem.ts'
import { openFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The bucket of STORAGE_URL, made where there is none yet, else files in DATA_DIR.
 * @throws {StartError} if the bucket cannot be used
 */
export async function openStorage(
  { bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>,
  clock: Clock,
): Promise<Storage> {
  if (!bucket) return openFileStorage(join(dataDir, 'files'))
  const { openS3Storage } = await import('./s3-storage.ts')
  const storage = openS3Storage(bucket, clock)
  if (await storage.ready()) return storage
  await storage.create()
  if (await storage.ready()) return storage
  throw new StartError(
    `STORAGE_URL: the bucket ${bucket.bucket} does not answer; check its name, endpoint, region and AWS_* credentials`,
  )
}
