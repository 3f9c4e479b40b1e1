import { Copy, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { REQUEST_FAILED } from '#contract/messages.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { heldToken } from '#web/lib/api/token.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { Answer, type Answered, readAnswer } from './answer.tsx'
import type { Operation } from './api-document.ts'
import { formatCurl, type Filled, filledByExample, buildRequest } from './request.ts'
import { t } from '#web/words/docs.ts'
import { fill } from '#web/words/fill.ts'
import { leftToRight, translateSentence } from '#web/words/define-words.ts'

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
              {t.logInToSend}
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
