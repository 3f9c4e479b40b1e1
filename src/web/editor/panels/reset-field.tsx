import { RotateCcw } from 'lucide-react'
import type { SlotField } from '#contract/designs/design-options.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { readSlot } from '../model/edit-design.ts'
import { useEditorContext } from '../state/editor-context.ts'

interface ResetFieldProps {
  slot: DesignBox
  fields: readonly SlotField[]
  /** The name of a single property, whose button is an icon: "Width". Without it, the button resets a group of properties. */
  name?: string
}

/** Lets fields follow the layout again. Renders nothing if none of them is changed. */
export function ResetField({ slot, fields, name }: ResetFieldProps) {
  const editor = useEditorContext()
  const own = readSlot(editor.design, slot.slot)
  const changed = fields.filter((field) => own[field] !== undefined)
  if (changed.length === 0) return null
  const reset = () => {
    editor.change(slot, Object.fromEntries(changed.map((field) => [field, undefined])))
    editor.announce(fill(t.slotReset, { slot: name ?? slot.name }))
  }
  if (name)
    return (
      <IconButton
        className="-my-1 size-7"
        iconClassName="size-3.5"
        label={fill(t.reset, { slot: inSentence(name) })}
        icon={RotateCcw}
        onClick={reset}
      />
    )
  return (
    <Button variant="ghost" size="small" className="-my-1 -me-2 text-muted" onClick={reset}>
      {t.resetShort}
    </Button>
  )
}
