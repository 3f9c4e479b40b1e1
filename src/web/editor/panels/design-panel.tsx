import { Circle, ImagePlus, Minus, Play, RotateCcw, Shuffle, Square, Stamp, Type, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { AddedSlot } from '#contract/designs/overrides.ts'
import { AI_LABELS } from '#contract/proofs/proof-options.ts'
import { MOTION_STYLES, VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '#contract/designs/design-options.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { nameLabel } from '#web/domains/library/proof/name-label.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { newSeed } from '#web/lib/forms/revision.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { addSlot, chooseLabel, countChanges, findFreeName } from '../model/edit-design.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { insertImage } from '../state/insert-image.ts'
import { Panel } from './panel.tsx'
import { VideoPreview } from './video-preview.tsx'

type NewSlot = Omit<AddedSlot, 'slot'>

const ADDITIONS: readonly { label: string; icon: LucideIcon; added: NewSlot }[] = [
  { label: t.text, icon: Type, added: { kind: 'text', text: t.newText, style: 'subline' } },
  { label: t.logo, icon: Stamp, added: { kind: 'logo' } },
  { label: t.box, icon: Square, added: { kind: 'shape', shape: 'box' } },
  { label: t.ellipse, icon: Circle, added: { kind: 'shape', shape: 'ellipse' } },
  { label: t.line, icon: Minus, added: { kind: 'shape', shape: 'line' } },
]

/**
 * The settings of the whole design and the notes about it, shown while no slot is selected: new parts, the variation, the motion of a video, and resetting
 * everything.
 */
export function DesignPanel() {
  const editor = useEditorContext()
  const { design, facts } = editor
  const notes = editor.preview?.notes.filter(({ slot }) => slot === null) ?? []
  const add = ({ label, added }: (typeof ADDITIONS)[number]) => {
    const slot = findFreeName(design)
    if (!slot) {
      toast.error(t.tenAddedParts)
      return
    }
    editor.dispatch({
      type: 'edit',
      change: (now) => addSlot(now, { slot, ...added }),
      label: fill(t.added, { slot: inSentence(label) }),
    })
    editor.dispatch({ type: 'select', slot })
  }
  return (
    <>
      <Panel title={t.design}>
        <p className="text-sm text-muted">
          {t.nothingSelectedHint}
          <span className="pointer-coarse:hidden"> {t.canvasHint}</span>
        </p>
        {notes.map(({ code, message }) => (
          <p key={code} role="status" className="mt-2 text-sm text-warning">
            {translateSentence(message)}
          </p>
        ))}
      </Panel>
      <Panel title={t.add}>
        <div className="grid grid-cols-2 gap-2">
          {ADDITIONS.map((addition) => (
            <Button key={addition.label} variant="secondary" size="small" onClick={() => add(addition)}>
              <addition.icon aria-hidden />
              {addition.label}
            </Button>
          ))}
          <AddImage />
        </div>
      </Panel>
      {facts.motion && <MotionPanel />}
      <LabelPanel />
      <Panel title={t.everything}>
        <div className="flex flex-col items-start gap-2">
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              editor.dispatch({
                type: 'edit',
                change: (now) => ({ ...now, seed: newSeed() }),
                label: t.changedVariation,
              })
            }
          >
            <Shuffle aria-hidden />
            {t.newVariation}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isWaiting={countChanges(design) === 0}
            onClick={() =>
              editor.dispatch({
                type: 'edit',
                change: (now) => ({ ...now, overrides: NO_OVERRIDES }),
                label: t.resetPlacesAndColors,
              })
            }
          >
            <RotateCcw aria-hidden />
            {t.resetPlacesAndColors}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isWaiting={editor.document === facts.saved}
            onClick={() => editor.dispatch({ type: 'edit-all', change: () => facts.saved, label: t.resetEverything })}
          >
            <RotateCcw aria-hidden />
            {t.resetEverything}
          </Button>
        </div>
      </Panel>
    </>
  )
}

const LABELS = ['brand', 'none', ...AI_LABELS] as const

/** What the design says about the part of a model: as its brand chose, or as a person chooses for it. */
function LabelPanel() {
  const editor = useEditorContext()
  const choose = (wanted: (typeof LABELS)[number]) =>
    editor.dispatch({
      type: 'edit',
      change: (now) => chooseLabel(now, wanted === 'brand' ? undefined : wanted),
      label: t.changedAiLabel,
    })
  return (
    <Panel title={t.aiLabel}>
      <Select
        label={t.aiLabel}
        value={editor.design.overrides.label ?? 'brand'}
        options={LABELS.map((value) => ({
          value,
          label: value === 'brand' ? t.aiLabelOfBrand : nameLabel(value),
        }))}
        onChange={choose}
      />
    </Panel>
  )
}

/** A button that takes an image file and adds it. */
function AddImage() {
  const editor = useEditorContext()
  return (
    <label
      className={buttonClass({
        variant: 'secondary',
        size: 'small',
        className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
      })}
    >
      <ImagePlus aria-hidden />
      {editor.pictures.isBusy ? t.uploading : t.image}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void insertImage(editor, file, null)
          target.value = ''
        }}
      />
    </label>
  )
}

/** Style, length and poster frame of a video, and a preview that plays. The canvas shows its still. */
function MotionPanel() {
  const editor = useEditorContext()
  const [isPlaying, setPlaying] = useState(false)
  const { motion } = editor.facts
  if (!motion) return null
  const style = editor.design.motion?.style ?? motion.style
  const seconds = editor.design.motion?.seconds ?? motion.seconds
  const poster = editor.design.motion?.poster ?? 0
  const change = (part: { style?: typeof style; seconds?: number; poster?: number }, label: string) =>
    editor.dispatch({ type: 'edit', change: (now) => ({ ...now, motion: { ...now.motion, ...part } }), label })
  return (
    <Panel title={t.motion}>
      <div className="flex flex-col gap-2">
        <Segmented
          label={t.motionStyle}
          value={style}
          onChange={(next) => change({ style: next }, t.changedMotion)}
          options={MOTION_STYLES.map((value) => ({ value, label: optionLabel(value) }))}
        />
        {/* A storyboard has its own lengths. */}
        <Stepper
          label={t.length}
          isDisabled={editor.document.film?.scenes.some(({ seconds: own }) => own !== null) ?? false}
          unit="s"
          value={seconds}
          step={1}
          min={VIDEO_SECONDS_MIN}
          max={VIDEO_SECONDS_MAX}
          onChange={(next) => change({ seconds: next }, t.changedLength)}
        />
        <Stepper
          label={t.posterFrame}
          unit="s"
          value={Math.min(poster, seconds)}
          step={0.5}
          min={0}
          max={seconds}
          onChange={(next) => change({ poster: next }, t.changedPosterFrame)}
        />
        <Button variant="secondary" size="small" className="self-start" onClick={() => setPlaying(true)}>
          <Play aria-hidden />
          {t.playPreview}
        </Button>
      </div>
      <VideoPreview
        isOpen={isPlaying}
        onClose={() => setPlaying(false)}
        onPoster={(at) => change({ poster: at }, t.changedPosterFrame)}
      />
    </Panel>
  )
}
