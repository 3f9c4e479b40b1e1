import type { ReactNode } from 'react'
import { type FieldRow, listFields, type Parameter, type Schema, describeType } from './api-document.ts'
import { t } from '#web/words/docs.ts'

const PLACES: Readonly<Record<string, string>> = {
  path: t.inPath,
  query: t.inQuery,
  header: t.inHeader,
  cookie: t.inCookie,
}

/** The parameters of path, query and headers. */
export function ParameterFields({ parameters }: { parameters: readonly Parameter[] }) {
  const rows = parameters.map(({ name, in: place, required, schema }) => {
    const [row] = listFields({ properties: { [name]: schema } })
    return {
      name,
      type: describeType(schema),
      isRequired: required,
      notes: [PLACES[place] ?? place, row?.notes].filter(Boolean).join(', '),
    }
  })
  return <Fields title={t.parameters} rows={rows} />
}

/** The fields of a body or a reply. */
export function BodyFields({ title, schema }: { title: ReactNode; schema: Schema }) {
  const rows = listFields(schema)
  if (rows.length > 0) return <Fields title={title} rows={rows} />
  return (
    <p className="text-sm text-muted">
      {title}: <code className="font-mono text-xs">{describeType(schema)}</code>
    </p>
  )
}

function Fields({ title, rows }: { title: ReactNode; rows: readonly FieldRow[] }) {
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <dl
        className="mt-2 max-h-96 divide-y divide-border overflow-y-auto border-y border-border text-sm"
        tabIndex={rows.length > 8 ? 0 : undefined}
      >
        {rows.map(({ name, type, isRequired, notes }) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
            <dt className="min-w-0">
              <code dir="ltr" className="font-mono break-all">
                {name}
              </code>
              {isRequired && <span className="ms-2 text-xs text-muted">{t.required}</span>}
            </dt>
            <dd className="min-w-0 break-words text-muted">
              <code className="font-mono text-xs">{type}</code>
              {notes && <span className="block text-xs">{notes}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
