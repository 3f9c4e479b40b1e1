/**
 * The web-standard globals that the client needs and that browsers and Node share. The contract compiles without the types of
 * either, so using anything else is a compile error.
 */
interface AbortSignal {
  readonly aborted: boolean
}
interface Blob {
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}
declare class FormData {
  append(name: string, value: string | Blob): void
}
declare class URLSearchParams {
  readonly size: number
  set(name: string, value: string): void
  toString(): string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
declare class TextDecoder {
  decode(bytes: Uint8Array | undefined, options: { stream: boolean }): string
}
interface BodyReader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>
  cancel(): Promise<void>
}
interface Headers {
  get(name: string): string | null
}
interface Response {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly body: { getReader(): BodyReader } | null
  text(): Promise<string>
  json(): Promise<unknown>
  blob(): Promise<Blob>
}
declare function fetch(
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string | FormData
    signal?: AbortSignal
    keepalive?: boolean
  },
): Promise<Response>
