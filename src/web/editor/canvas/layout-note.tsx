import { optionLabel } from '#web/lib/format/option-labels.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** Says that the layout of the design has no place for its words or images, and which one is shown instead. */
export function LayoutNote() {
  const { design, preview } = useEditorContext()
  const wanted = design.layout
  const isReplaced = preview?.design === design && wanted !== null && preview.layout !== wanted
  return (
    <p role="status" className={isReplaced ? 'border-b border-border bg-surface px-4 py-2 text-sm' : 'sr-only'}>
      {isReplaced &&
        `${optionLabel(wanted)} has no place for these words or images, so ${optionLabel(preview.layout)} is shown.`}
    </p>
  )
}
