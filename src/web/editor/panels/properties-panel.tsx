import { ArrowDown, ArrowUp, Copy, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import type { SlotField } from '#contract/designs/design-options.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { translateSentence } from '#web/words/define-words.ts'
import { copyToAdded, isAdded, readSlot, readWords, resetSlot } from '../model/edit-design.ts'
import { nameSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { runSlotCommand } from '../state/use-commands.ts'
import { AddedFields } from './added-fields.tsx'
import { ColorFields } from './color-fields.tsx'
import { Panel } from './panel.tsx'
import { PictureFields } from './picture-fields.tsx'
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
          <PictureFields slot={slot} />
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
  kind === 'picture'
    ? t.chooseAnotherPicture
    : kind === 'logo'
      ? t.theLogoOfTheBrand
      : text
        ? t.theseWordsAreRows
        : t.aShapeOfTheLayout
