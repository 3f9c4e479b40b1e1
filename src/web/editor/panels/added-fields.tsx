import type { DesignBox } from '#contract/designs/design-preview.ts'
import { ADDED_SHAPES, ADDED_TEXT_STYLES } from '#contract/designs/design-options.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/editor.ts'
import { changeAdded } from '../model/edit-design.ts'
import { nameHiddenSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'

const SHAPES = { box: t.box, ellipse: t.ellipse, line: t.line } as const

/** The text style or the shape of a slot that the user added. Renders nothing for other slots. */
export function AddedFields({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const added = editor.design.overrides.added.find((one) => one.slot === slot.slot)
  const change = (part: Parameters<typeof changeAdded>[2], label: string) =>
    editor.dispatch({ type: 'edit', change: (now) => changeAdded(now, slot.slot, part), label })
  if (added?.kind === 'text')
    return (
      <div className="mt-3">
        <SelectField
          label={t.style}
          value={added.style ?? 'detail'}
          options={ADDED_TEXT_STYLES.map((value) => ({ value, label: nameHiddenSlot(value) }))}
          onChange={(style) => change({ style }, t.changedTextStyle)}
        />
      </div>
    )
  if (added?.kind !== 'shape') return null
  return (
    <div className="mt-3">
      <Segmented
        label={t.shape}
        value={added.shape ?? 'box'}
        options={ADDED_SHAPES.map((value) => ({ value, label: SHAPES[value] }))}
        onChange={(shape) => change({ shape }, t.changedShape)}
      />
    </div>
  )
}
