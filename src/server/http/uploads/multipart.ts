import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_FIELD_MAX_BYTES, UPLOAD_MAX_PARTS, UPLOAD_REQUEST_MAX_BYTES } from '#contract/limits.ts'
import type { Route } from '#contract/route.ts'
import type { App } from '../../app.ts'
import { Problem, tooLarge } from '../../infrastructure/problem.ts'
import type { ReceivedFile, UploadedFile } from '../../infrastructure/uploads.ts'

/** The content of a multipart request. */
export interface ReceivedForm {
  form: Record<string, string>
  files: UploadedFile[]
  /** Deletes the files and lets the user send others; a second call changes nothing. */
  discard: () => Promise<void>
}

interface Recipient {
  route: Route
  app: Pick<App, 'uploads' | 'refuseLargeFile'>
  /** The id of the user, or the network of somebody who is not signed in. */
  sender: number | string
}

/** How many bytes of a large file are kept to tell what it is. */
const START_BYTES = 64

const LIMITS = { parts: UPLOAD_MAX_PARTS, fieldSize: UPLOAD_FIELD_MAX_BYTES }

/**
 * Reads a multipart request part by part, counting while it streams: fields into memory, files onto the disk. Fields and
 * files that the route does not have are skipped.
 *
 * @throws {Problem} 400 for a body that is not multipart, 413 over a limit, 415 for another content type, 422 for too
 *   many files, 429 or 503 for too many uploads at once
 */
export async function readForm(request: FastifyRequest, recipient: Recipient): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem(415, 'Unsupported content type. Send multipart/form-data.')
  if (Number(request.headers['content-length']) > UPLOAD_REQUEST_MAX_BYTES) throw tooLarge(UPLOAD_REQUEST_MAX_BYTES)
  const receipt = openReceipt(recipient)
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') await receipt.addFile(part)
      else receipt.addField(part)
    }
    return { form: Object.fromEntries(receipt.fields), files: receipt.files, discard: receipt.discard }
  } catch (error) {
    await receipt.discard()
    // `readRestSlowly` reads what is left.
    request.raw.unpipe()
    throw asProblem(error)
  }
}

/** Keeps the error of the disk. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem || (error instanceof Error && 'syscall' in error)) return error
  if (error instanceof Error && 'code' in error && error.code === 'FST_PARTS_LIMIT')
    return new Problem(413, 'The request has too many parts.')
  return new Problem(400, 'The request body is not valid multipart/form-data.')
}

function openReceipt({ route, app: { uploads, refuseLargeFile }, sender }: Recipient) {
  const fields = new Map<string, string>()
  const files: UploadedFile[] = []
  const received: ReceivedFile[] = []
  let left = UPLOAD_REQUEST_MAX_BYTES
  let release = () => {}

  const begin = async (part: string, max: number) => {
    if (files.filter((file) => file.part === part).length >= max)
      throw new Problem(422, `At most ${max} file${max === 1 ? '' : 's'} can be sent as ${part}.`)
    if (received.length === 0) release = uploads.budget.take(sender)
    const file = await uploads.receive()
    received.push(file)
    return file
  }
  return {
    fields,
    files,
    addField: ({ fieldname, value, valueTruncated }: MultipartValue) => {
      if (valueTruncated) throw tooLarge(UPLOAD_FIELD_MAX_BYTES)
      if (route.form && Object.hasOwn(route.form.shape, fieldname)) fields.set(fieldname, String(value))
    },
    addFile: async ({ fieldname: part, file: stream }: MultipartFile) => {
      const allowed = route.files && Object.hasOwn(route.files, part) ? route.files[part] : undefined
      if (!allowed) {
        stream.resume()
        return
      }
      let file: ReceivedFile | null = null
      let start: Buffer | null = null
      let size = 0
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length
        left -= chunk.length
        start ??= chunk.subarray(0, START_BYTES)
        if (size > allowed.maxBytes) throw refuseLargeFile(start, allowed)
        if (left < 0) throw tooLarge(UPLOAD_REQUEST_MAX_BYTES)
        file ??= await begin(part, allowed.max)
        await file.write(chunk)
      }
      if (file) files.push(file.finish(part))
    },
    discard: async () => {
      await Promise.all(received.splice(0).map((file) => file.close()))
      release()
    },
  }
}
