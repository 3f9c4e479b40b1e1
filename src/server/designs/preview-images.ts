import type { PreviewUpload } from '#contract/generation/request-preview.ts'
import { NOT_YOURS } from '#contract/messages.ts'
import type { ImageRef } from '#studio/model/brief.ts'
import { findOwnFile, nameOfFile, urlOfFile } from '../files/files.ts'
import { keepImages } from '../generation/accept/load-inputs.ts'
import { nameOfUpload, toUploadKey } from '../infrastructure/blobs/keys.ts'
import { prolongUploads } from '../infrastructure/blobs/removal.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { Problem } from '../infrastructure/problem.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'

/**
 * Stores the pictures of a request that is being written, without a job. Nothing references them, so they go some minutes after their last
 * preview.
 * @throws {Problem} 413, 415 or 422 where one cannot be taken
 */
export async function keepPreviewImages(
  app: Core & StorageSeam,
  owner: OwnerId,
  files: readonly UploadedFile[],
): Promise<{ pictures: PreviewUpload[] }> {
  const kept = await keepImages(app, owner, files)
  return {
    pictures: kept.map(({ key, role }) => ({
      url: urlOfFile(nameOfUpload(key) ?? ''),
      role: role === 'logo' ? 'logo' : 'reference',
    })),
  }
}

/**
 * Finds kept pictures, and keeps them for as long again.
 * @throws {Problem} 422 for a picture that is not kept, or not by this user
 */
export async function findPreviewImages(
  app: Core,
  owner: OwnerId,
  images: readonly PreviewUpload[],
): Promise<ImageRef[]> {
  const found: ImageRef[] = []
  for (const { url, role } of images) {
    const name = nameOfFile(url)
    if (!name || !(await findOwnFile(app, owner, name)))
      throw new Problem(422, NOT_YOURS, { extra: { errors: [{ field: 'pictures', message: NOT_YOURS }] } })
    found.push({ key: toUploadKey(name), role })
  }
  const keys = found.map(({ key }) => key)
  await prolongUploads(app, owner, keys)
  return found
}
