import type { ComponentProps, ReactNode } from 'react'
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { ChipsField } from './chips-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { TextRows } from './text-rows.tsx'

interface Named<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  help?: ReactNode
}

type InputProps = Omit<ComponentProps<'input'>, 'name'>

/** A text field that is bound to the surrounding form by its name. */
export function FormText<Values extends FieldValues>({ name, label, help, ...input }: Named<Values> & InputProps) {
  const { register, getFieldState, formState } = useFormContext<Values>()
  const error = sentenceIn(getFieldState(name, formState).error)
  return <TextField autoComplete="off" {...input} label={label} help={help} error={error} {...register(name)} />
}

export function FormTextArea<Values extends FieldValues>({
  name,
  label,
  help,
  placeholder,
}: Named<Values> & { placeholder?: string }) {
  const { register, getFieldState, formState } = useFormContext<Values>()
  const error = sentenceIn(getFieldState(name, formState).error)
  return <TextArea label={label} help={help} placeholder={placeholder} error={error} {...register(name)} />
}

export function FormChips<Values extends FieldValues>({
  name,
  label,
  help,
  placeholder,
}: Named<Values> & { placeholder?: string }) {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ChipsField
          label={label}
          help={help}
          placeholder={placeholder}
          error={sentenceIn(fieldState.error)}
          entries={field.value ?? []}
          onChange={field.onChange}
          inputRef={field.ref}
        />
      )}
    />
  )
}

interface FormSelectProps<Values extends FieldValues> extends Named<Values> {
  options: readonly { value: string; label: string }[]
  placeholder?: string
}

export function FormSelect<Values extends FieldValues>({ name, label, help, ...select }: FormSelectProps<Values>) {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          {...select}
          label={label}
          help={help}
          value={field.value ?? ''}
          onChange={(value) => field.onChange(value)}
          error={sentenceIn(fieldState.error)}
        />
      )}
    />
  )
}

type RowsProps = Pick<ComponentProps<typeof TextRows>, 'noun' | 'placeholders' | 'help'>

export function FormTextRows<Values extends FieldValues>({
  name,
  label,
  ...rows
}: Omit<Named<Values>, 'help'> & RowsProps) {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextRows
          {...rows}
          label={label}
          value={field.value ?? {}}
          onChange={field.onChange}
          error={sentenceIn(fieldState.error)}
        />
      )}
    />
  )
}
