import type { DesignBox } from '#contract/designs/design-preview.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { FocalImage } from '#web/ui/display/focal-image.tsx'
import { t } from '#web/words/editor.ts'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { roundShare } from '../model/geometry.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { ResetField } from './reset-field.tsx'

/** The visible part of a picture. A click sets its focus point; the fields do the same. */
export function ImageFields({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const { picture } = slot
  if (!picture) return null
  const own = editor.design.overrides.slots[slot.slot]
  const [x, y] = own?.focus ?? picture.focus
  const zoom = own?.zoom ?? picture.zoom
  const url = editor.facts.pictures.find(({ id }) => id === picture.id)?.url
  const setFocus = (focus: [number, number]) =>
    editor.change(slot, { focus: [roundShare(clamp(focus[0])), roundShare(clamp(focus[1]))] }, 'focus')
  return (
    <div className="flex flex-col gap-1.5">
      {url && (
        <FocalImage
          url={thumbnailSource(url, 640) ?? url}
          focus={{ x, y }}
          onChoose={(focus) => setFocus([focus.x, focus.y])}
          className="mb-1 max-h-40"
        />
      )}
      <Stepper
        label={t.focusX}
        aside={<ResetField slot={slot} fields={['focus']} name={t.focus} />}
        unit="%"
        value={Math.round(x * 100)}
        step={5}
        min={0}
        max={100}
        onChange={(next) => setFocus([next / 100, y])}
      />
      <Stepper
        label={t.focusY}
        unit="%"
        value={Math.round(y * 100)}
        step={5}
        min={0}
        max={100}
        onChange={(next) => setFocus([x, next / 100])}
      />
      <Stepper
        label={t.zoom}
        aside={<ResetField slot={slot} fields={['zoom']} name={t.zoom} />}
        unit="×"
        value={zoom}
        step={0.1}
        min={1}
        max={4}
        onChange={(next) => editor.change(slot, { zoom: next }, 'zoom')}
      />
    </div>
  )
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))
