import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MIB, UPLOAD_FIELD_MAX_BYTES, UPLOAD_MAX_PARTS, UPLOAD_REQUEST_MAX_BYTES } from '#contract/limits.ts'
import type { Route } from '#contract/route.ts'
import { Problem } from '../problem.ts'
import type { UploadedFile } from './handlers.ts'

const malformed = () => new Problem(400, 'The request body is not valid multipart/form-data.')

/** Reads a multipart request part by part, counting while it streams, so that nothing over a limit is ever held. */
export async function readForm(
  request: FastifyRequest,
  route: Route,
): Promise<{ form: Record<string, string>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw new Problem(415, 'Unsupported content type. Send multipart/form-data.')
  const form: Record<string, string> = {}
  const files: UploadedFile[] = []
  let total = 0
  try {
    for await (const part of request.parts({
      limits: { parts: UPLOAD_MAX_PARTS, fieldSize: UPLOAD_FIELD_MAX_BYTES },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge(UPLOAD_FIELD_MAX_BYTES)
        form[part.fieldname] = String(part.value)
        continue
      }
      const bytes = await readFile(part, route, files)
      total += bytes.length
      if (total > UPLOAD_REQUEST_MAX_BYTES) throw tooLarge(UPLOAD_REQUEST_MAX_BYTES)
      if (bytes.length > 0) files.push({ part: part.fieldname, bytes })
    }
  } catch (error) {
    // What is left of the body is read and dropped, or the connection would never be free again.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Problem) throw error
    if ((error as { code?: string }).code === 'FST_PARTS_LIMIT')
      throw new Problem(413, 'The request has too many parts.')
    throw malformed()
  }
  return { form, files }
}

async function readFile(part: MultipartFile, route: Route, earlier: UploadedFile[]): Promise<Buffer> {
  const allowed = route.files?.[part.fieldname]
  if (!allowed) {
    part.file.resume()
    return Buffer.alloc(0)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > allowed.maxBytes) throw tooLarge(allowed.maxBytes, 'Image')
    chunks.push(chunk)
  }
  const count = earlier.filter((file) => file.part === part.fieldname).length
  if (size > 0 && count >= allowed.max)
    throw new Problem(
      422,
      `At most ${allowed.max} file${allowed.max === 1 ? '' : 's'} can be sent as ${part.fieldname}.`,
    )
  return Buffer.concat(chunks)
}

function tooLarge(bytes: number, what = 'Request body'): Problem {
  const limit = bytes >= MIB ? `${bytes / MIB} MB` : `${bytes / 1024} KB`
  return new Problem(413, `${what} is too large. The limit is ${limit}.`)
}
