import { Copy, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { REQUEST_FAILED } from '#contract/messages.ts'
import { heldToken } from '#web/lib/api/token.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { useBlobSource } from '#web/lib/browser/use-blob-source.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { leftToRight, translateSentence } from '#web/words/define-words.ts'
import { t } from '#web/words/docs.ts'
import { fill } from '#web/words/fill.ts'
import type { Operation } from './api-document.ts'
import { buildRequest, type Filled, filledByExample, formatCurl } from './request.ts'

const STREAM = 'text/event-stream'

/** A form with the example of a call. The user can change it, send it, and copy it as a curl command. */
export function TryIt({ operation }: { operation: Operation }) {
  const [filled, setFilled] = useState(() => filledByExample(operation))
  const [isBusy, setBusy] = useState(false)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const isStream = operation.answer.type === STREAM
  const isShut = operation.isSignedIn && !heldToken()
  const call = leftToRight(`${operation.method} ${operation.path}`)
  const send = async () => {
    const question = {
      text: fill(t.sendQuestion, { call }),
      isDangerous: true,
    }
    if (operation.method === 'DELETE' && !(await confirm({ ...question, confirmLabel: t.send }))) return
    setBusy(true)
    setAnswered(await exchange(operation, filled))
    setBusy(false)
  }
  return (
    <section aria-label={fill(t.tryCall, { call })} className="flex min-w-0 flex-col gap-4">
      <Inputs operation={operation} filled={filled} onChange={setFilled} />
      <Command text={formatCurl(operation, filled, location.origin)} />
      {isStream && <p className="text-sm text-muted">{t.streamStaysOpen}</p>}
      {!isStream && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" disabled={isShut} isLoading={isBusy} onClick={() => void send()}>
            <Play aria-hidden />
            {t.send}
          </Button>
          {isShut && (
            <ButtonLink variant="ghost" size="small" to="/login">
              {t.logInHint}
            </ButtonLink>
          )}
        </div>
      )}
      {answered && <Answer answered={answered} />}
    </section>
  )
}

async function exchange(operation: Operation, filled: Filled): Promise<Answered> {
  const { url, ...request } = buildRequest(operation, filled, heldToken())
  const started = performance.now()
  try {
    return await readAnswer(await fetch(url, request), started)
  } catch {
    return { status: 0, ms: performance.now() - started, text: translateSentence(REQUEST_FAILED) }
  }
}

interface InputsProps {
  operation: Operation
  filled: Filled
  onChange: (filled: Filled) => void
}

function Inputs({ operation: { parameters, body }, filled, onChange }: InputsProps) {
  const fields = Object.entries(body?.type === 'multipart/form-data' ? (body.schema.properties ?? {}) : {})
  return (
    <>
      {parameters.map(({ name }) => (
        <TextField
          key={name}
          label={name}
          autoComplete="off"
          value={filled.parameters[name] ?? ''}
          onChange={({ target }) => onChange({ ...filled, parameters: { ...filled.parameters, [name]: target.value } })}
        />
      ))}
      {body && fields.length === 0 && (
        <TextArea
          label={t.body}
          spellCheck={false}
          value={filled.json}
          onChange={({ target }) => onChange({ ...filled, json: target.value })}
        />
      )}
      {fields.map(([name, schema]): ReactNode =>
        (schema.items || schema).format === 'binary' ? (
          <TextField
            key={name}
            label={name}
            type="file"
            onChange={({ target }) => {
              const { [name]: _, ...others } = filled.files
              const file = target.files?.[0]
              onChange({ ...filled, files: file ? { ...others, [name]: file } : others })
            }}
          />
        ) : (
          <TextField
            key={name}
            label={name}
            autoComplete="off"
            value={filled.form[name] ?? ''}
            onChange={({ target }) => onChange({ ...filled, form: { ...filled.form, [name]: target.value } })}
          />
        ),
      )}
    </>
  )
}

function Command({ text }: { text: string }) {
  return (
    <div className="relative rounded-md bg-raised">
      <pre
        dir="ltr"
        lang="en"
        className="max-h-64 overflow-auto p-4 pe-24 font-mono text-xs whitespace-pre-wrap break-all"
        tabIndex={0}
      >
        {text}
      </pre>
      <Button variant="ghost" size="small" className="absolute top-2 end-2" onClick={() => void copyText(text)}>
        <Copy aria-hidden />
        {t.copy}
      </Button>
    </div>
  )
}

/** A reply. `status` is 0 if there was none. */
interface Answered {
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
async function readAnswer(response: Response, started: number): Promise<Answered> {
  const type = response.headers.get('content-type') ?? ''
  const body = await response.blob()
  const head = { status: response.status, ms: performance.now() - started }
  if (type.startsWith('image/')) return { ...head, picture: body }
  if (type.includes('json')) return { ...head, text: shortened(JSON.stringify(JSON.parse(await body.text()), null, 2)) }
  if (body.size === 0) return { ...head, text: t.noContent }
  return { ...head, text: fill(t.sizeOfType, { size: fileSize(body.size), type }) }
}

const shortened = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}\n…` : text)

function Answer({ answered: { status, ms, text, picture } }: { answered: Answered }) {
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
      {picture && <Image picture={picture} />}
    </div>
  )
}

function Image({ picture }: { picture: Blob }) {
  const show = useBlobSource(picture)
  return <img ref={show} alt={t.imageInTheReply} className="mt-2 max-h-96 max-w-full rounded-md" />
}
