import { misfit } from './schema.ts'
import type { Attempt } from './requests.ts'

/** An answer as it came; `body` is read as its type says, and empty where nothing was read. */
export interface Answer {
  status: number
  type: string
  requestId: string | null
  body: unknown
}

/**
 * Calls with a rule that a schema cannot state, between several fields or about the names inside a pattern. What they describe as valid may
 * be refused with the field and the reason.
 */
const RULES_BETWEEN_FIELDS = new Set([
  'calendar.list',
  'campaigns.changeCells',
  'campaigns.create',
  'campaigns.drawEdit',
  'campaigns.edit',
  'campaigns.editCell',
  'campaigns.plan',
  'campaigns.previewEdit',
  'campaigns.update',
  'carousels.export',
  'carousels.preview',
  'content.generate',
  'design.export',
  'design.layouts',
  'design.preview',
  'design.saveDraft',
  'design.saveVersion',
  // The part of a clip that a scene plays ends behind its start.
  'requestPreviews.draw',
  'requestPreviews.playFilm',
  'directions.ofRequest',
  'films.preview',
  'generator.generate',
  'imports.check',
  'imports.run',
  'packs.create',
  // Only uploads of the caller itself, which no schema can state.
  'productPictures.attach',
])

/** What is wrong with an answer, in a line; null when it is what the document promises. */
export function findFault({ operation, wrong }: Attempt, { status, type, requestId, body }: Answer): string | null {
  if (status === 0) return 'was not answered'
  const described = operation.answers.get(status)
  if (!described) return `answered ${status}, which is not described`
  if (!/^[0-9a-f]{32}$/.test(requestId ?? '')) return 'has no request id'
  const isFormRule = status === 422 && RULES_BETWEEN_FIELDS.has(operation.id) && 'errors' in (body as object)
  if (!wrong && isFormRule) return null
  if (wrong && status < 400) return `was not refused, but answered ${status}`
  if (!wrong && status >= 400 && !operation.refusesValid.has(status)) return `is valid, but was refused with ${status}`
  if (!wrong && status === 422 && 'errors' in (body as object)) return 'is valid, but was refused for its form'
  if (described.size === 0) return body === '' ? null : 'carries something where nothing is described'
  const [media = ''] = type.split(';')
  const schema = described.get(media)
  if (!schema) return `is of type ${type}, which is not described for ${status}`
  if (media === 'application/json') {
    const reason = misfit(schema, body)
    return type === 'application/json; charset=utf-8' ? reason && `does not fit: ${reason}` : `is of type ${type}`
  }
  return media === 'text/event-stream' || (body as string).length > 0 ? null : 'is empty'
}
