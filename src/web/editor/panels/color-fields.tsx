import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { contrastText } from '#web/lib/brand/contrast.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { listColorChoices } from '../model/color-choices.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** The colors of the brand with their contrast. A color with too little contrast for the text is disabled and shows its value. */
export function ColorFields({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const choices = listColorChoices(editor.facts.colors, slot)
  return (
    <>
      <ul aria-label={t.colors} className="-mx-1 flex flex-col">
        {choices.map(({ role, name, hex, ratio, isReadable }) => {
          const isOn = slot.color_role === role
          return (
            <li key={role}>
              <button
                type="button"
                aria-pressed={isOn}
                aria-disabled={!isReadable || undefined}
                onClick={() => {
                  if (!isReadable) return
                  editor.change(slot, { color: role })
                  editor.announce(fill(t.slotIs, { slot: slot.name, name }))
                }}
                className="flex min-h-9 w-full items-center gap-2.5 rounded-sm px-1 text-start text-sm enabled:not-aria-disabled:hover:bg-raised aria-disabled:cursor-not-allowed pointer-coarse:min-h-11"
              >
                <span
                  className={clsx(
                    'grid size-5 shrink-0 place-content-center rounded-full border border-outline/50',
                    !isReadable && 'opacity-45',
                  )}
                  style={{ background: hex }}
                >
                  {isOn && <Check className="size-3.5 text-white mix-blend-difference" strokeWidth={3} aria-hidden />}
                </span>
                <span className={clsx('flex-1', !isReadable && 'text-muted')}>{name}</span>
                {ratio !== null && (
                  <span className={clsx('text-xs tabular-nums', isReadable ? 'text-muted' : 'text-danger')}>
                    {contrastText(ratio)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {slot.contrast_min !== null && (
        <p className="mt-2 text-xs text-muted">{fill(t.wordsNeedContrast, { contrast: slot.contrast_min })}</p>
      )}
    </>
  )
}
