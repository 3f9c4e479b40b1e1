import { useQueryClient } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { MIB } from '#contract/limits.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import {
  FADE_SECONDS_MAX,
  SOUND_FILES,
  SOUND_MAX_BYTES,
  SOUND_SECONDS_MAX,
  type SoundKind,
  VOICE_TEXT_MAX,
} from '#contract/sounds/sound-options.ts'
import type { Sound, SoundChange } from '#contract/sounds/sounds.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { soundsApi, soundsQuery } from '#web/lib/api/sounds.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/sound-files.ts'
import { t as storyboard } from '#web/words/storyboard.ts'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { useEditorContext } from '../state/editor-context.ts'
import { formatSeconds } from '#web/domains/videos/storyboard/scene-list.tsx'
import { playMusic, playVoice, useSounds } from './sound-choices.tsx'
import type { VideoEditor } from './use-video.ts'

interface PanelProps {
  editor: VideoEditor
  film: VideoDesign
}

/** The music and the voice of a film from files: upload them, choose their part, and say whose they are. */
export function SoundPanel(props: PanelProps) {
  const { isError } = useSounds()
  return (
    <section
      aria-label={t.soundFiles}
      className="flex flex-wrap gap-x-6 gap-y-4 border-t border-border p-3 [&>*]:min-w-64 [&>*]:flex-1"
    >
      {isError && <Banner>{t.loadFailed}</Banner>}
      <Music {...props} />
      <Voice {...props} />
    </section>
  )
}

function Music({ editor: { change }, film }: PanelProps) {
  const { sounds } = useSounds()
  const { track } = film
  const file = sounds.find(({ sound }) => sound === track?.sound)
  const edit = (part: Partial<NonNullable<VideoDesign['track']>>, group: string) =>
    change((now) => (now.track ? { ...now, track: { ...now.track, ...part } } : now), t.changedMusic, group)
  const latest = Math.max(0, Math.floor((file?.seconds ?? SOUND_SECONDS_MAX) - 1))
  const fade = { unit: 's', step: 0.5, min: 0, max: FADE_SECONDS_MAX }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{storyboard.music}</legend>
      {file && <SoundFile file={file} onRemoved={() => change((now) => ({ ...now, track: null }), t.changedMusic)} />}
      {track && (
        <>
          <Stepper
            label={t.start}
            unit="s"
            value={track.start}
            step={1}
            min={0}
            max={latest}
            onChange={(start) => edit({ start }, 'sound.start')}
          />
          <Stepper
            label={t.fadeIn}
            {...fade}
            value={track.fade_in}
            onChange={(fade_in) => edit({ fade_in }, 'sound.in')}
          />
          <Stepper
            label={t.fadeOut}
            {...fade}
            value={track.fade_out}
            onChange={(fade_out) => edit({ fade_out }, 'sound.out')}
          />
        </>
      )}
      {file && <Rights key={file.id} file={file} />}
      <UploadButton
        kind="music"
        label={t.addMusic}
        onAdded={(sound) => change((now) => playMusic(now, sound), t.changedMusic)}
      />
    </fieldset>
  )
}

function Voice({ editor: { change }, film }: PanelProps) {
  const { frame, nextTypingGroup } = useEditorContext()
  const { sounds } = useSounds()
  const save = useSave()
  const { voice } = film
  const file = sounds.find(({ sound }) => sound === voice?.sound)
  const write = (text: string, group: string) =>
    change((now) => (now.voice ? { ...now, voice: { ...now.voice, text } } : now), t.changedVoice, group)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t.voice}</legend>
      {file && <SoundFile file={file} onRemoved={() => change((now) => ({ ...now, voice: null }), t.changedVoice)} />}
      {voice && (
        <TextArea
          label={t.voiceText}
          help={t.voiceTextHelp}
          value={voice.text}
          maxLength={VOICE_TEXT_MAX}
          dir={frame.isMirrored ? 'rtl' : 'auto'}
          onChange={({ target, nativeEvent }) => {
            const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
            write(target.value, nextTypingGroup({ field: 'voice', inputType, text: target.value }))
          }}
          onBlur={() => file && file.text !== voice.text && save(file, { text: voice.text })}
        />
      )}
      {file && <Rights key={file.id} file={file} />}
      <UploadButton
        kind="voice"
        label={t.addVoice}
        onAdded={(sound) => change((now) => playVoice(now, sound), t.changedVoice)}
      />
    </fieldset>
  )
}

/** A file with a player, and a button that deletes it. */
function SoundFile({ file, onRemoved }: { file: Sound; onRemoved: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: soundsQuery(file.brand_id).queryKey })
  const remove = async () => {
    try {
      await soundsApi.sounds.remove({ params: { id: file.id } })
      onRemoved()
      await refresh()
      offerUndo(t.deleted, () => {
        void soundsApi.sounds.restore({ params: { id: file.id } }).then(refresh, (error: unknown) => {
          toast.error(getErrorMessage(error, t.saveFailed))
        })
      })
    } catch (error) {
      toast.error(getErrorMessage(error, t.saveFailed))
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-sm">
          <bdi>{file.title}</bdi>
          <span className="text-muted"> · {fill(t.fileLength, { seconds: formatSeconds(file.seconds) })}</span>
        </span>
        <IconButton label={t.deleteSound} icon={Trash2} onClick={() => void remove()} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of a voice is in the field below */}
      <audio controls preload="none" src={file.url} aria-label={t.listen} className="h-10 w-full" />
    </div>
  )
}

/** Whose a file is. Saved when a field is left. */
function Rights({ file }: { file: Sound }) {
  const save = useSave()
  const [license, setLicense] = useState(file.license ?? '')
  const [source, setSource] = useState(file.source ?? '')
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextField
        label={t.license}
        value={license}
        onChange={({ target }) => setLicense(target.value)}
        onBlur={() => license !== (file.license ?? '') && save(file, { license })}
      />
      <TextField
        label={t.source}
        value={source}
        onChange={({ target }) => setSource(target.value)}
        onBlur={() => source !== (file.source ?? '') && save(file, { source })}
      />
    </div>
  )
}

/** Changes what is known of a file. */
function useSave() {
  const client = useQueryClient()
  return (file: Sound, body: SoundChange) => {
    const saving = soundsApi.sounds.change({ params: { id: file.id }, body })
    void saving.then(
      () => client.invalidateQueries({ queryKey: soundsQuery(file.brand_id).queryKey }),
      (error: unknown) => {
        toast.error(getErrorMessage(error, t.saveFailed))
      },
    )
  }
}

interface UploadProps {
  kind: SoundKind
  label: string
  onAdded: (sound: Sound) => void
}

function UploadButton({ kind, label, onAdded }: UploadProps) {
  const { facts } = useEditorContext()
  const client = useQueryClient()
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null })
  const brandId = facts.brand_id ?? null
  const upload = async (file: File) => {
    setState({ isBusy: true, problem: null })
    try {
      const title = file.name.replace(/\.[^.]{1,5}$/, '').slice(0, 120)
      const form = { kind, title, ...(brandId !== null && { brand_id: brandId }) }
      const sound = await soundsApi.sounds.upload({ form, files: { file: [file] } })
      await client.invalidateQueries({ queryKey: soundsQuery(brandId).queryKey })
      onAdded(sound)
      setState({ isBusy: false, problem: null })
    } catch (error) {
      setState({ isBusy: false, problem: getErrorMessage(error, t.uploadFailed) })
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      {state.problem && <Banner>{state.problem}</Banner>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={buttonClass({
            variant: 'secondary',
            size: 'small',
            className: 'cursor-pointer self-start has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
          })}
        >
          <Upload aria-hidden />
          {state.isBusy ? t.uploading : label}
          <input
            type="file"
            accept={SOUND_FILES}
            disabled={state.isBusy}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void upload(file)
              target.value = ''
            }}
          />
        </label>
        <span className="text-xs text-muted">{fill(t.fileHelp, { mb: SOUND_MAX_BYTES / MIB })}</span>
      </div>
    </div>
  )
}
