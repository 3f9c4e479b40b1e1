import type { VideoAudio, VideoVoice, SoundRef } from '../model/video-sound.ts'
import type { SpokenLine } from '../model/captions.ts'
import { alignLines } from '../sound/align-lines.ts'
import type { Shot } from './shot.ts'
import { timeShots, type VideoTimes, type TimeWish } from './time-shots.ts'

/** What stays after the last word. Seconds. */
const REST = 0.6
/** The length of a film at most, in seconds. */
const LONGEST = 60

/** A voice, and the phrases that it says; none where its text is not known. */
interface PlacedVoice {
  file: NonNullable<VideoAudio['voice']>
  lines: SpokenLine[]
}

/** The voice of a film with its phrases and their times. Null if there is none, or if its file is gone. */
export function placeVoice(
  voice: VideoVoice | null | undefined,
  sounds: readonly SoundRef[] | undefined,
): PlacedVoice | null {
  const file = voice && sounds?.find(({ key }) => key === voice.sound)
  if (!file) return null
  const seconds = Math.min(LONGEST, file.seconds)
  const lines = alignLines(voice.text, file.speech).filter(({ from }) => from < LONGEST)
  return { file: { sound: file.key, seconds }, lines }
}

/** Makes a film as long as its voice, which is never cut off. Where a person timed the scenes, the last one lasts longer. */
export function stretchToVoice(
  times: VideoTimes,
  shots: readonly Shot[],
  { style, fps, voice }: Pick<TimeWish, 'style' | 'fps'> & { voice: PlacedVoice | null },
): VideoTimes {
  if (!voice) return times
  const needed = Math.min(LONGEST * fps, Math.ceil((voice.file.seconds + REST) * fps))
  if (times.frames >= needed) return times
  const isTimed = shots.some(({ chosen }) => chosen?.seconds)
  if (!isTimed) return timeShots(shots, { style, fps, seconds: needed / fps })
  const last = times.shots.length - 1
  return {
    ...times,
    frames: needed,
    shots: times.shots.map((shot, index) => (index === last ? { ...shot, until: needed } : shot)),
  }
}
