import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Check, Copy, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { ADDED_SHAPES, ADDED_TEXT_STYLES, type SlotField } from '#contract/designs/design-options.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { contrastText } from '#web/lib/brand/contrast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { listColorChoices } from '../model/color-choices.ts'
import { changeAdded, copyToAdded, isAdded, readSlot, readWords, resetSlot } from '../model/edit-design.ts'
import { nameHiddenSlot, nameSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { runSlotCommand } from '../state/use-commands.ts'
import { Panel } from './panel.tsx'
import { ImageFields } from './image-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ResetField } from './reset-field.tsx'
import { WordsField } from './words-field.tsx'

/** All properties of the selected slot. */
export function PropertiesPanel({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const can = (field: SlotField) => slot.edits.includes(field)
  const notes = editor.preview?.notes.filter((note) => note.slot === slot.slot) ?? []
  const hasWords = readWords(editor.design, slot) !== null
  return (
    <>
      <Panel title={nameSlot({ name: slot.name, text: null })} aside={<SlotTools slot={slot} />}>
        {hasWords ? (
          <WordsField key={slot.slot} slot={slot} />
        ) : (
          <p className="text-sm text-muted">{describeKind(slot)}</p>
        )}
        <AddedFields slot={slot} />
        {notes.map((note) => (
          <p key={`${note.code} ${note.field}`} role="status" className="mt-2 text-sm text-warning">
            {translateSentence(note.message)}
          </p>
        ))}
      </Panel>
      {(can('move') || can('pin') || can('width') || can('step') || can('angle')) && (
        <Panel
          title={t.positionAndSize}
          aside={<ResetField slot={slot} fields={['move', 'pin', 'width', 'height', 'step', 'angle']} />}
        >
          <PlaceFields slot={slot} />
        </Panel>
      )}
      {can('picture') && (
        <Panel title={t.picture} aside={<ResetField slot={slot} fields={['picture', 'focus', 'zoom']} />}>
          <ImageFields slot={slot} />
        </Panel>
      )}
      {can('color') && (
        <Panel title={t.color} aside={<ResetField slot={slot} fields={['color']} />}>
          <ColorFields slot={slot} />
        </Panel>
      )}
      <div className="p-4">
        <Button
          variant="secondary"
          size="small"
          isWaiting={Object.keys(readSlot(editor.design, slot.slot)).length === 0}
          onClick={() => {
            editor.dispatch({
              type: 'edit',
              change: (design) => resetSlot(design, slot.slot),
              label: fill(t.reset, { slot: inSentence(slot.name) }),
            })
            editor.announce(fill(t.slotReset, { slot: slot.name }))
          }}
        >
          <RotateCcw aria-hidden />
          {fill(t.reset, { slot: inSentence(slot.name) })}
        </Button>
      </div>
    </>
  )
}

function SlotTools({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const run = (command: Parameters<typeof runSlotCommand>[2]) => runSlotCommand(editor, slot, command)
  return (
    <span className="-my-1 -me-2 flex">
      {slot.edits.includes('order') && (
        <>
          <IconButton
            className="size-8"
            label={t.bringForward}
            icon={ArrowUp}
            onClick={() => run({ type: 'order', by: 1 })}
          />
          <IconButton
            className="size-8"
            label={t.sendBackward}
            icon={ArrowDown}
            onClick={() => run({ type: 'order', by: -1 })}
          />
        </>
      )}
      {copyToAdded(editor.design, slot, slot.slot) && (
        <IconButton className="size-8" label={t.duplicate} icon={Copy} onClick={() => run({ type: 'duplicate' })} />
      )}
      {(slot.edits.includes('hidden') || isAdded(slot.slot)) && (
        <IconButton
          className="size-8"
          label={isAdded(slot.slot) ? t.remove : t.hide}
          icon={isAdded(slot.slot) ? Trash2 : EyeOff}
          onClick={() => run({ type: 'hide' })}
        />
      )}
    </span>
  )
}

const describeKind = ({ kind, text }: DesignBox) =>
  kind === 'picture' ? t.chooseImageHint : kind === 'logo' ? t.logoHint : text ? t.rowsHint : t.aShapeOfTheLayout

const SHAPES = { box: t.box, ellipse: t.ellipse, line: t.line } as const

/** The text style or the shape of a slot that the user added. Renders nothing for other slots. */
function AddedFields({ slot }: { slot: DesignBox }) {
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

/** The colors of the brand with their contrast. A color with too little contrast for the text is disabled and shows its value. */
function ColorFields({ slot }: { slot: DesignBox }) {
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
