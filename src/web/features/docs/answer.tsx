import { fileSize } from '#web/lib/format/format.ts'
import { useBlobSource } from '#web/lib/browser/use-blob-source.ts'
import { t } from '#web/words/docs.ts'
import { fill } from '#web/words/fill.ts'

/** A reply. `status` is 0 if there was none. */
export interface Answered {
  status: number
  /** Milliseconds from sending the request to the last byte of the reply. */
  ms: number
  text?: string
  picture?: Blob
}

const TEXT_MAX = 20_000

/**
 * Reads a reply: JSON as indented text of at most 20,000 characters, an image as a Blob, and of other bytes the size.
 *
 * @throws {Error} if the body cannot be read or is not the JSON that its type claims
 */
export async function readAnswer(response: Response, started: number): Promise<Answered> {
  const type = response.headers.get('content-type') ?? ''
  const body = await response.blob()
  const head = { status: response.status, ms: performance.now() - started }
  if (type.startsWith('image/')) return { ...head, picture: body }
  if (type.includes('json')) return { ...head, text: shortened(JSON.stringify(JSON.parse(await body.text()), null, 2)) }
  if (body.size === 0) return { ...head, text: t.noContent }
  return { ...head, text: fill(t.sizeOfType, { size: fileSize(body.size), type }) }
}

const shortened = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}\n…` : text)

export function Answer({ answered: { status, ms, text, picture } }: { answered: Answered }) {
  return (
    <div role="status" className="min-w-0">
      <p className="text-sm font-medium tabular-nums">
        {status === 0 ? t.noReply : status}{' '}
        <span className="font-normal text-muted">{fill(t.afterTime, { ms: Math.round(ms) })}</span>
      </p>
      {text && (
        <pre
          lang="en"
          dir="ltr"
          className="mt-2 max-h-96 overflow-auto rounded-md bg-raised p-4 font-mono text-xs whitespace-pre-wrap break-all"
          tabIndex={0}
        >
          {text}
        </pre>
      )}
      {picture && <Picture picture={picture} />}
    </div>
  )
}

function Picture({ picture }: { picture: Blob }) {
  const show = useBlobSource(picture)
  return <img ref={show} alt={t.imageInTheReply} className="mt-2 max-h-96 max-w-full rounded-md" />
}
