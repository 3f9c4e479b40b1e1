import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { CLIP_SOUNDS, MOODS } from '#contract/designs/video-options.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import type { Sound } from '#contract/sounds/sounds.ts'
import { CAPTION_OPTIONS } from '#web/domains/videos/video-captions-field.tsx'
import { soundsQuery } from '#web/lib/api/sounds.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t as c } from '#web/words/video-captions.ts'
import { t as m } from '#web/words/video-sound.ts'
import { t as s } from '#web/words/sound-files.ts'
import { t } from '#web/words/storyboard.ts'
import { useEditorContext } from '../state/editor-context.ts'
import type { VideoEditor } from './use-video.ts'

const FILE = 'file:'
const NO_SOUNDS: readonly Sound[] = []

/** The sound files that the film of the open design can play. */
export function useSounds() {
  const { facts } = useEditorContext()
  const { data, isError } = useQuery(soundsQuery(facts.brand_id ?? null))
  return { sounds: data?.sounds ?? NO_SOUNDS, isError }
}

/** What plays from a file that was just chosen. */
export const playMusic = (video: VideoDesign, { sound }: Pick<Sound, 'sound'>): VideoDesign => ({
  ...video,
  track: video.track?.sound === sound ? video.track : { sound, start: 0, fade_in: 0, fade_out: 1 },
})
export const playVoice = (video: VideoDesign, { sound, text }: Pick<Sound, 'sound' | 'text'>): VideoDesign => ({
  ...video,
  voice: video.voice?.sound === sound ? video.voice : { sound, text },
})

interface ChoicesProps {
  editor: VideoEditor
  film: VideoDesign
  isOpen: boolean
  onToggle: () => void
}

/** What a film sounds like, and its captions: its music, its voice, and the sound of its clip. */
export function SoundChoices({ editor, film, isOpen, onToggle }: ChoicesProps) {
  const { facts } = useEditorContext()
  const { sounds } = useSounds()
  const { change } = editor
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      <div className="w-44">
        <MusicSelect editor={editor} film={film} sounds={sounds} />
      </div>
      <div className="w-40">
        <VoiceSelect editor={editor} film={film} sounds={sounds} />
      </div>
      <div className="w-40">
        <Select
          label={c.captions}
          value={film.captions}
          options={CAPTION_OPTIONS.map((one) => (one.value === 'none' ? { ...one, label: c.noCaptionsInFilm } : one))}
          onChange={(captions) => change((now) => ({ ...now, captions }), t.changedCaptions)}
        />
      </div>
      {(facts.has_clip || film.scenes.some(({ clip }) => clip)) && (
        <div className="w-52">
          <Select
            label={t.clipSound}
            value={film.clip}
            options={CLIP_SOUNDS.map((value) => ({ value, label: t[value] }))}
            onChange={(clip) => change((now) => ({ ...now, clip }), t.changedSound)}
          />
        </div>
      )}
      <IconButton label={s.soundFiles} icon={AudioLines} aria-expanded={isOpen} onClick={onToggle} />
    </div>
  )
}

type SelectOf = Pick<ChoicesProps, 'editor' | 'film'> & { sounds: readonly Sound[] }

function MusicSelect({ editor: { change, drawn }, film, sounds }: SelectOf) {
  const own = drawn?.music && film.music === null && !film.track ? `${t.automatic}: ${m[drawn.music]}` : t.automatic
  const files = sounds.filter(({ kind }) => kind === 'music')
  const choose = (value: string) =>
    change((now) => {
      const file = files.find(({ sound }) => FILE + sound === value)
      if (file) return playMusic(now, file)
      const music = value === 'none' ? value : (MOODS.find((mood) => mood === value) ?? null)
      return { ...now, music, track: null }
    }, s.changedMusic)
  return (
    <Select
      label={t.music}
      value={film.track ? FILE + film.track.sound : (film.music ?? 'auto')}
      options={[
        { value: 'auto', label: own, group: s.moods },
        ...MOODS.map((value) => ({ value, label: m[value], group: s.moods })),
        { value: 'none', label: t.noMusic, group: s.moods },
        ...files.map(({ sound, title }) => ({ value: FILE + sound, label: title, group: s.files })),
        ...nameMissing(film.track?.sound, files),
      ]}
      onChange={choose}
    />
  )
}

function VoiceSelect({ editor: { change }, film, sounds }: SelectOf) {
  const files = sounds.filter(({ kind }) => kind === 'voice')
  const choose = (value: string) =>
    change((now) => {
      const file = files.find(({ sound }) => FILE + sound === value)
      return file ? playVoice(now, file) : { ...now, voice: null }
    }, s.changedVoice)
  return (
    <Select
      label={s.voice}
      value={film.voice ? FILE + film.voice.sound : 'none'}
      options={[
        { value: 'none', label: s.noVoice },
        ...files.map(({ sound, title }) => ({ value: FILE + sound, label: title })),
        ...nameMissing(film.voice?.sound, files),
      ]}
      onChange={choose}
    />
  )
}

/** A file that plays in the film and is in no list: one that a model spoke, or that was deleted meanwhile. */
function nameMissing(playing: string | undefined, files: readonly Sound[]) {
  if (playing === undefined || files.some(({ sound }) => sound === playing)) return []
  const label = playing.startsWith('uploads/') ? s.deletedFile : s.spoken
  return [{ value: FILE + playing, label }]
}
