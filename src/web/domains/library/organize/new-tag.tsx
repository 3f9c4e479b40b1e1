import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { LABEL_MAX, type TagColor } from '#contract/library/organize/organize-options.ts'
import type { Tag } from '#contract/library/organize/organize.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/organize.ts'
import { DOTS, listColors } from './tag-color.ts'

/** A form that creates a tag. */
export function NewTag({ onCreated }: { onCreated?: (tag: Tag) => void }) {
  const [name, setName] = useState('')
  const [color, setColor] = useState<TagColor>('gray')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const changed = useLabelsChanged()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !name.trim()) return
    setSaving(true)
    try {
      const tag = await organizeApi.tags.create({ body: { name, color } })
      await changed()
      onCreated?.(tag)
      setName('')
      setError(undefined)
    } catch (failure) {
      setError(getErrorMessage(failure, t.failedToSave))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form aria-label={t.newTag} onSubmit={(event) => void create(event)} className="flex flex-col gap-3">
      <TextField
        label={t.tagName}
        value={name}
        maxLength={LABEL_MAX}
        autoComplete="off"
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ColorChoice color={color} onChange={setColor} />
        <Button type="submit" variant="secondary" isWaiting={isSaving} disabled={!name.trim()}>
          {t.create}
        </Button>
      </div>
    </form>
  )
}

function ColorChoice({ color, onChange }: { color: TagColor; onChange: (color: TagColor) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t.color}</legend>
      {listColors().map(({ value, label }) => (
        <label
          key={value}
          title={label}
          className="grid size-8 cursor-pointer place-content-center rounded-full has-checked:bg-raised pointer-coarse:size-11"
        >
          <input
            type="radio"
            name="tag-color"
            aria-label={label}
            checked={color === value}
            onChange={() => onChange(value)}
            className={clsx(
              'm-0 size-5 cursor-pointer appearance-none rounded-full outline-offset-2 checked:outline-2 checked:outline-text',
              DOTS[value],
            )}
          />
        </label>
      ))}
    </fieldset>
  )
}
