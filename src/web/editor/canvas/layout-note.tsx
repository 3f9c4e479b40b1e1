import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** Says that the layout of the design has no place for its words or images, and which one is shown instead. */
export function LayoutNote() {
  const { design, preview } = useEditorContext()
  const wanted = design.layout
  const isReplaced = preview?.design === design && wanted !== null && preview.layout !== wanted
  return (
    <p role="status" className={isReplaced ? 'border-b border-border bg-surface px-4 py-2 text-sm' : 'sr-only'}>
      {isReplaced && fill(t.layoutReplaced, { wanted: optionLabel(wanted), shown: optionLabel(preview.layout) })}
    </p>
  )
}
