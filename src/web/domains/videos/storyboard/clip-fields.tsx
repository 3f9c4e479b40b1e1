import type { StoryClip } from '#contract/designs/video-design.ts'
import { CLIP_PART_SECONDS_MIN, SCENE_SECONDS_MAX } from '#contract/designs/video-options.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { FocalImage } from '#web/ui/display/focal-image.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { t as b } from '#web/words/brand-images.ts'
import { t } from '#web/words/storyboard.ts'
import { changeClip, type SceneImage } from './edit-video.ts'
import type { StoryboardEditor } from './storyboard-editor.ts'

interface ClipFieldsProps {
  editor: Pick<StoryboardEditor, 'change'>
  /** The id of the scene. */
  id: string
  clip: StoryClip
  /** The still of the clip, if it is known. */
  image: SceneImage | null
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10

/** Which part of its clip a scene plays, whether it is heard, and what every crop of it keeps. */
export function ClipFields({ editor: { change: edit }, id, clip, image }: ClipFieldsProps) {
  const { start, end, focus, is_muted } = clip
  const seconds = tenths(image?.clip?.seconds ?? end)
  const change = (next: Partial<StoryClip>, group: string) =>
    edit((now) => changeClip(now, id, next), t.changedClip, `${group}.${id}`)
  const percent = (axis: 'x' | 'y') => ({
    value: Math.round((focus ?? MIDDLE)[axis] * 100),
    unit: '%',
    step: 5,
    min: 0,
    max: 100,
    onChange: (next: number) => change({ focus: { ...MIDDLE, ...focus, [axis]: next / 100 } }, `clip-${axis}`),
  })
  return (
    <div className="flex flex-col gap-1">
      <Stepper
        label={t.clipStart}
        unit="s"
        step={0.5}
        value={tenths(start)}
        min={Math.max(0, tenths(end - SCENE_SECONDS_MAX))}
        max={tenths(end - CLIP_PART_SECONDS_MIN)}
        onChange={(next) => change({ start: next }, 'clip-start')}
      />
      <Stepper
        label={t.clipEnd}
        unit="s"
        step={0.5}
        value={tenths(end)}
        min={tenths(start + CLIP_PART_SECONDS_MIN)}
        max={Math.min(seconds, tenths(start + SCENE_SECONDS_MAX))}
        onChange={(next) => change({ end: next }, 'clip-end')}
      />
      <Checkbox
        label={t.muteClip}
        checked={is_muted}
        onChange={({ target }) => change({ is_muted: target.checked }, 'clip-sound')}
      />
      <p className="mt-2 text-sm font-medium">{b.focalPoint}</p>
      {image?.url && (
        <FocalImage
          url={thumbnailSource(image.url, 320) ?? image.url}
          focus={focus}
          onChoose={(next) => change({ focus: next }, 'clip-focus')}
          className="max-h-36"
        />
      )}
      <Stepper label={t.clipFromLeft} {...percent('x')} />
      <Stepper label={t.clipFromTop} {...percent('y')} />
    </div>
  )
}

const MIDDLE = { x: 0.5, y: 0.5 }
