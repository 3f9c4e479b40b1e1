import type { Operation } from './api-document.ts'

/** The values in a call's form, by field name. A JSON body and form fields are kept as typed. */
export interface Filled {
  parameters: Readonly<Record<string, string>>
  /** The JSON body. Absent if the call has none or sends a form. */
  json: string
  form: Readonly<Record<string, string>>
  files: Readonly<Record<string, File>>
}

const FORM = 'multipart/form-data'

/** The initial values: the example of the OpenAPI document. */
export function filledByExample({ parameters, body }: Operation): Filled {
  const isForm = body?.type === FORM
  return {
    parameters: Object.fromEntries(
      parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, toText(example)]])),
    ),
    json: body && !isForm ? JSON.stringify(body.example ?? {}, null, 2) : '',
    form: isForm
      ? Object.fromEntries(Object.entries(body.example ?? {}).map(([name, value]) => [name, toText(value)]))
      : {},
    files: {},
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export interface Sendable {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | null
}

/** The arguments for `fetch`. `token` is not sent with calls that need no session. */
export function buildRequest(operation: Operation, filled: Filled, token: string | null): Sendable {
  const { method, body, isSignedIn } = operation
  const headers: Record<string, string> = { ...given(operation, filled, 'header') }
  if (isSignedIn && token) headers['authorization'] = `Bearer ${token}`
  if (body && body.type !== FORM) headers['content-type'] = body.type
  return { url: buildAddress(operation, filled), method, headers, body: body ? buildBody(body.type, filled) : null }
}

function buildBody(type: string, { json, form, files }: Filled): string | FormData {
  if (type !== FORM) return json
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) if (value) data.append(name, value)
  for (const [name, file] of Object.entries(files)) data.append(name, file)
  return data
}

/** The path and query with the typed values. */
function buildAddress(operation: Operation, filled: Filled): string {
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

/** The same request as a curl command. It reads the token from the variable SIGNET_TOKEN. */
export function formatCurl(operation: Operation, filled: Filled, origin: string): string {
  const { method, body, isSignedIn } = operation
  const { json, form, files } = filled
  const headers = Object.entries(given(operation, filled, 'header')).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  )
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + buildAddress(operation, filled))}`,
    ...(isSignedIn ? ['-H "Authorization: Bearer $SIGNET_TOKEN"'] : []),
    ...headers,
    ...(body && body.type !== FORM ? [`-H 'Content-Type: ${body.type}'`, `-d ${quoted(compact(json))}`] : []),
    ...Object.entries(form).flatMap(([name, value]) => (value ? [`-F ${quoted(`${name}=${value}`)}`] : [])),
    ...Object.entries(files).map(([name, file]) => `-F ${quoted(`${name}=@${file.name}`)}`),
  ]
  return parts.join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Valid JSON on one line; anything else as typed, because the server reports what is wrong with it. */
function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json))
  } catch {
    return json
  }
}
