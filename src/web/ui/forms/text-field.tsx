import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'

interface Shared {
  label: string
  help?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

/** Addresses read from left to right in every language. */
const ADDRESSES: readonly unknown[] = ['url', 'email']

export function TextField({ label, help, error, aside, ...input }: Shared & ComponentProps<'input'>) {
  return (
    <Field label={label} help={help} error={error} aside={aside}>
      {(parts) => (
        <input
          {...(ADDRESSES.includes(input.type) && { dir: 'ltr' })}
          {...input}
          {...parts}
          className={clsx('control', ADDRESSES.includes(input.type) && 'rtl:text-end')}
        />
      )}
    </Field>
  )
}

interface TextAreaProps extends Shared, ComponentProps<'textarea'> {
  /** A part of the value that is marked, as offsets in UTF-16 code units. */
  marked?: { start: number; end: number } | null | undefined
}

export function TextArea({ label, help, error, aside, marked, ...input }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} aside={aside}>
      {(parts) => (
        <span className="relative block">
          <textarea {...input} {...parts} className="control block field-sizing-content max-h-80 min-h-24 resize-y" />
          {marked && <MarkedText key={`${marked.start} ${marked.end}`} fieldId={parts.id} {...marked} />}
        </span>
      )}
    </Field>
  )
}

/** A mark over a part of a field's text: the same text without color, in the same place. */
function MarkedText({ fieldId, start, end }: { fieldId: string; start: number; end: number }) {
  const layer = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState('')
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement) || !layer.current) return
    setText(field.value)
    layer.current.scrollTop = field.scrollTop
  }, [fieldId])
  return (
    <span
      ref={layer}
      aria-hidden
      className="control pointer-events-none absolute inset-0 overflow-hidden border-transparent! bg-transparent! wrap-break-word whitespace-pre-wrap text-transparent"
    >
      {text.slice(0, start)}
      <mark className="rounded-xs bg-accent/25 text-transparent">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
