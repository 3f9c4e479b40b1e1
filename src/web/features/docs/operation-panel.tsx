import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type Operation, describeType } from './api-document.ts'
import { BodyFields, ParameterFields } from './fields-table.tsx'
import { TryIt } from './try-it.tsx'
import { t } from '#web/words/docs.ts'
import { fill, fillNodes } from '#web/words/fill.ts'

/** One call. Expanded, it shows the parameters, the replies, and a form to send it. */
export function OperationPanel({ operation }: { operation: Operation }) {
  const [isOpen, setOpen] = useState(false)
  const { method, path, summary } = operation
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-1 py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 self-center text-muted transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
          aria-hidden
        />
        <Method method={method} />
        <code dir="ltr" className="min-w-0 font-mono text-sm break-all">
          {path}
        </code>
        <span lang="en" dir="ltr" className="text-sm text-muted max-sm:basis-full max-sm:ps-7 max-sm:text-start">
          {summary}
        </span>
      </summary>
      {isOpen && <Details operation={operation} />}
    </details>
  )
}

function Method({ method }: { method: string }) {
  return (
    <code
      dir="ltr"
      className={clsx(
        'w-14 font-mono text-xs font-semibold',
        method === 'GET' ? 'text-accent-ink' : method === 'DELETE' ? 'text-danger' : 'text-text',
      )}
    >
      {method}
    </code>
  )
}

function Details({ operation }: { operation: Operation }) {
  const { parameters, body, answer, refusals, isSignedIn } = operation
  return (
    <div className="grid gap-8 pt-2 pb-8 sm:ps-7 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <p className="text-sm text-muted">{isSignedIn ? t.needsSession : t.openToEveryone}</p>
        {parameters.length > 0 && <ParameterFields parameters={parameters} />}
        {body && <BodyFields title={fill(t.bodyOf, { type: body.type })} schema={body.schema} />}
        <div>
          <h3 className="text-sm">
            {answer.type
              ? fill(t.answerOf, { status: answer.status, type: answer.type })
              : fill(t.answer, { status: answer.status })}
          </h3>
          {!answer.schema && (
            <p className="mt-1 text-sm text-muted">
              {fillNodes(t.withoutBody, { description: <span lang="en">{answer.description}</span> })}
            </p>
          )}
        </div>
        {answer.schema && (
          <BodyFields
            title={<code className="font-mono text-xs">{describeType(answer.schema)}</code>}
            schema={answer.schema}
          />
        )}
        <ul aria-label={t.otherAnswers} className="flex flex-col gap-1 text-sm text-muted empty:hidden">
          {refusals.map(({ status, why }) => (
            <li key={status}>
              <span className="me-2 font-mono text-text">{status}</span>
              <span lang="en" dir="auto">
                {why}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <TryIt operation={operation} />
    </div>
  )
}
