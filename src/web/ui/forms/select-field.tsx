import { Select as Base } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field, type FieldParts } from './field.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  /** Shown to the right of the option in a muted color. */
  hint?: string
  /** The heading of the options in a row that have the same one. */
  group?: string
}

interface SelectProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  placeholder?: string
  disabled?: boolean
}

/** A select with a label above. */
export function SelectField<Value extends string>(
  props: SelectProps<Value> & { label: string; help?: ReactNode; error?: string | undefined },
) {
  const { label, help, error, ...select } = props
  return (
    <Field label={label} help={help} error={error}>
      {(parts) => <SelectControl {...select} parts={parts} />}
    </Field>
  )
}

/** A select for filter rows: the label is for screen readers only. */
export function Select<Value extends string>({ label, ...select }: SelectProps<Value> & { label: string }) {
  return <SelectControl {...select} parts={{ 'aria-label': label }} />
}

type Parts = Partial<FieldParts> & { 'aria-label'?: string }

function SelectControl<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  disabled,
  parts,
}: SelectProps<Value> & { parts: Parts }) {
  const { id, ...aria } = parts
  const selected = options.find((option) => option.value === value)
  return (
    <Base.Root<Value>
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
      modal={false}
    >
      <Base.Trigger {...aria} id={id} className="control flex items-center justify-between gap-2 text-start">
        <span className={clsx('truncate', !selected && 'text-muted')}>
          <bdi>{selected?.label ?? placeholder}</bdi>
        </span>
        <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
          <Base.Popup className="popup max-h-[min(22rem,var(--available-height))] min-w-[var(--anchor-width)] overflow-y-auto p-1 outline-none">
            {groupOptions(options).map(({ group, members }) =>
              group === undefined ? (
                members.map((option) => <SelectOption key={option.value} option={option} />)
              ) : (
                <Base.Group key={group}>
                  <Base.GroupLabel className="mt-1 border-t border-border px-2 pt-2.5 pb-1 text-xs font-medium text-muted">
                    {group}
                  </Base.GroupLabel>
                  {members.map((option) => (
                    <SelectOption key={option.value} option={option} />
                  ))}
                </Base.Group>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function groupOptions(options: readonly Option<string>[]): { group: string | undefined; members: Option<string>[] }[] {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => ({ group, members }))
}

function SelectOption({ option }: { option: Option<string> }) {
  return (
    <Base.Item
      value={option.value}
      className="flex min-h-8.5 cursor-pointer items-center gap-2 rounded-sm py-1 pe-3 ps-2 outline-none select-none data-highlighted:bg-raised pointer-coarse:min-h-11"
    >
      <span className="grid size-4 shrink-0 place-content-center">
        <Base.ItemIndicator>
          <Check className="size-3.5 text-accent-ink" strokeWidth={2.5} aria-hidden />
        </Base.ItemIndicator>
      </span>
      <Base.ItemText className="truncate">
        <bdi>{option.label}</bdi>
      </Base.ItemText>
      {option.hint && <span className="ms-auto ps-4 text-sm text-muted tabular-nums">{option.hint}</span>}
    </Base.Item>
  )
}
