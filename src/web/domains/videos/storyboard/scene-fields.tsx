import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { TRANSITIONS } from '#contract/designs/video-options.ts'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { SHORT_TEXT_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { currentLocale } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/storyboard.ts'
import { addLine, canAddLine, changeLine, changeScene, removeLine, retimeScene } from './edit-video.ts'
import type { StoryboardEditor } from './storyboard-editor.ts'

interface SceneProps {
  editor: StoryboardEditor
  scene: StoryScene
  index: number
}

/** What one scene shows: its words, its picture, how long it lasts, and how it comes. `pictures` are the fields of its picture. */
export function SceneFields({ pictures, ...props }: SceneProps & { pictures: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-4 border-t border-border p-3 [&>*]:min-w-56 [&>*]:flex-1">
      <Words {...props} />
      {pictures}
      <Timing {...props} />
    </div>
  )
}

function Words({ editor, scene }: SceneProps) {
  const { change, isMirrored, nextTypingGroup } = editor
  return (
    <div className="flex flex-col gap-2">
      {scene.lines.map((line, at) => (
        // Lines have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="flex items-start gap-1">
          <textarea
            aria-label={fill(t.words, { number: at + 1 })}
            value={line.text}
            maxLength={SHORT_TEXT_MAX}
            rows={1}
            dir={isMirrored ? 'rtl' : 'auto'}
            onChange={({ target, nativeEvent }) => {
              const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
              const group = nextTypingGroup({ field: `${scene.id}.${at}`, inputType, text: target.value })
              change((now) => changeLine(now, scene.id, at, target.value), t.changedWords, group)
            }}
            className="control field-sizing-content max-h-32 min-h-9 resize-none pointer-coarse:min-h-11"
          />
          <IconButton
            label={fill(t.removeText, { number: at + 1 })}
            icon={X}
            onClick={() => change((now) => removeLine(now, scene.id, at), t.changedWords)}
          />
        </div>
      ))}
      {canAddLine(scene) && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => change((now) => addLine(now, scene.id), t.changedWords)}
        >
          <Plus aria-hidden />
          {t.addText}
        </Button>
      )}
    </div>
  )
}

const round = (seconds: number) => Math.round(seconds * 10) / 10

function Timing({ editor: { change, drawn }, scene, index }: SceneProps) {
  const lengths = drawn?.scenes.map(({ from, until }) => round(until - from)) ?? []
  const times = drawn?.scenes[index]
  const least = times ? Math.ceil(times.least * 10) / 10 : 1
  const seconds = round(scene.seconds ?? lengths[index] ?? least)
  return (
    <div className="flex flex-col gap-2">
      <Stepper
        label={t.length}
        unit="s"
        value={Math.max(seconds, least)}
        step={0.5}
        min={least}
        max={15}
        onChange={(next) =>
          change((now) => retimeScene(now, scene.id, next, lengths), t.changedLength, `length.${scene.id}`)
        }
      />
      <p className="text-xs text-muted">{fill(t.leastLength, { seconds: least.toLocaleString(currentLocale()) })}</p>
      {index > 0 && (
        <SelectField
          label={t.transition}
          value={scene.transition ?? 'auto'}
          options={[{ value: 'auto', label: t.automatic }, ...TRANSITIONS.map((value) => ({ value, label: t[value] }))]}
          onChange={(next) => {
            const transition = TRANSITIONS.find((one) => one === next) ?? null
            change((now) => changeScene(now, scene.id, (one) => ({ ...one, transition })), t.changedTransition)
          }}
        />
      )}
    </div>
  )
}
