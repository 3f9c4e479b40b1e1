import type { Operation } from './api-document.ts'

/** What stands in the fields of a call, by their names; a JSON body and form fields are text as typed. */
export interface Filled {
  parameters: Readonly<Record<string, string>>
  /** JSON of the body; absent where none is sent or a form is. */
  json: string
  form: Readonly<Record<string, string>>
  files: Readonly<Record<string, File>>
}

const FORM = 'multipart/form-data'

/** The example of the document as the fields begin with it. */
export function filledByExample({ parameters, body }: Operation): Filled {
  const isForm = body?.type === FORM
  return {
    parameters: Object.fromEntries(
      parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, textOf(example)]])),
    ),
    json: body && !isForm ? JSON.stringify(body.example ?? {}, null, 2) : '',
    form: isForm
      ? Object.fromEntries(Object.entries(body.example ?? {}).map(([name, value]) => [name, textOf(value)]))
      : {},
    files: {},
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export interface Sendable {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | null
}

/** The request that `fetch` sends. `token` is left out of calls that need none. */
export function buildRequest(operation: Operation, filled: Filled, token: string | null): Sendable {
  const { method, body, isSignedIn } = operation
  const headers: Record<string, string> = { ...given(operation, filled, 'header') }
  if (isSignedIn && token) headers['authorization'] = `Bearer ${token}`
  if (body && body.type !== FORM) headers['content-type'] = body.type
  return { url: addressOf(operation, filled), method, headers, body: body ? bodyOf(body.type, filled) : null }
}

function bodyOf(type: string, { json, form, files }: Filled): string | FormData {
  if (type !== FORM) return json
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) if (value) data.append(name, value)
  for (const [name, file] of Object.entries(files)) data.append(name, file)
  return data
}

/** The path and query with the typed values. */
function addressOf(operation: Operation, filled: Filled): string {
  const path = Object.entries(given(operation, filled, 'path')).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const query = new URLSearchParams(given(operation, filled, 'query')).toString()
  return query ? `${path}?${query}` : path
}

function given({ parameters }: Operation, { parameters: values }: Filled, place: string): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, in: where }) => {
      const value = values[name]
      return where === place && value ? [[name, value]] : []
    }),
  )
}

/** The same request for a shell; the token comes from the variable SIGNET_TOKEN. */
export function formatCurl(operation: Operation, filled: Filled, origin: string): string {
  const { method, body, isSignedIn } = operation
  const { json, form, files } = filled
  const headers = Object.entries(given(operation, filled, 'header')).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  )
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + addressOf(operation, filled))}`,
    ...(isSignedIn ? ['-H "Authorization: Bearer $SIGNET_TOKEN"'] : []),
    ...headers,
    ...(body && body.type !== FORM ? [`-H 'Content-Type: ${body.type}'`, `-d ${quoted(compact(json))}`] : []),
    ...Object.entries(form).flatMap(([name, value]) => (value ? [`-F ${quoted(`${name}=${value}`)}`] : [])),
    ...Object.entries(files).map(([name, file]) => `-F ${quoted(`${name}=@${file.name}`)}`),
  ]
  return parts.join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** One line where it is JSON, else as typed: the server will say what is wrong with it. */
function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json))
  } catch {
    return json
  }
}
