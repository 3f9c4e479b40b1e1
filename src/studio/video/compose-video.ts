import { mirrorLayers, alignRightToLeftLines } from '../layouts/mirror-layout.ts'
import { chooseMood, type Mood } from '../sound/moods.ts'
import type { Story, StoryClip } from '../model/story.ts'
import { chooseMotionStyle } from '../motion/timeline.ts'
import { readRequestedMotion } from '../motion/requested-motion.ts'
import { listBareWords } from '../layouts/text/offer-block.ts'
import { imageOnly } from '../layouts/definitions/image-only.ts'
import { listAddedTexts, type Overrides } from '../editing/overrides.ts'
import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { isRightToLeft } from '../type/scripts.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Brief, ClipRef } from '../model/brief.ts'
import type { CaptionStyle, SpokenLine } from '../model/captions.ts'
import type { Motion } from '../model/scene.ts'
import { listSaid } from './captions.ts'
import { composeShots, type ComposedShot } from './compose-shots.ts'
import type { VideoVoice, HeardClip } from '../model/video-sound.ts'
import { listShotTexts, type Shot, createShot } from './shot.ts'
import { timeShots, type VideoTimes } from './time-shots.ts'
import { placeVoice, stretchToVoice } from './place-voice.ts'
import { writeImageShots, writeShots } from './write-shots.ts'
import { SHOTS_MAX } from './join-shots.ts'

/** Music and the sound of the clip, the sound of the clip alone, or nothing. `music` lets the tone choose the mood. */
export type VideoSound = 'music' | 'clip' | 'none' | Mood

export interface MotionOptions {
  /** Length in seconds. Without it, the amount to read decides, with 6 seconds at least. */
  seconds?: number
  /** The style, by default that of the brand's tone. */
  style?: Motion['style']
  /** Frames per second, 30 by default. */
  fps?: number
  /** What is heard, `music` by default. */
  sound?: VideoSound
  /** What is spoken in a film without a storyboard. */
  voice?: VideoVoice | null
  /** How captions are burned in, not at all by default. */
  captions?: CaptionStyle
}

/** The shots of a film with their times, before anything is measured or drawn. */
export interface VideoPlan {
  style: Motion['style']
  fps: number
  times: VideoTimes
  sound: NonNullable<Motion['sound']>
  captions: CaptionStyle
  spoken: readonly SpokenLine[]
  /** Every text that the film draws, and the words into which texts may be divided. */
  texts: string[]
}

export interface VideoRequest {
  brief: Brief
  copy: Copy
  tone: string
  options: {
    video?: MotionOptions
    story?: Story | null
    scenes?: Story['scenes']
    layout?: string | null
    overrides?: Overrides | null
    missing?: ReadonlySet<string>
  }
  /** Texts that a person took out of the design. */
  hidden: ReadonlySet<string>
  /** Whether there is a picture or an object of what the request is about. */
  hasSubject: boolean
}

/** Plans the film of a design: what each shot says, and how long it is shown. */
export function planVideo({ brief, copy, tone, options, hidden, hasSubject }: VideoRequest): VideoPlan {
  const {
    style: wanted,
    fps = 30,
    seconds,
    sound: heard = 'music',
    captions: wished = 'none',
  } = { ...readRequestedMotion(brief), ...options.video }
  const style = wanted ?? chooseMotionStyle(tone)
  const added = listAddedTexts(options.overrides).map((text) => toDrawableText(text, options.missing ?? new Set()))
  const story = options.story ?? null
  const isBare = options.layout === imageOnly.name
  const scenes = story?.scenes ?? options.scenes
  const write = () => writeShots(brief, copy, { hidden, added, hasSubject })
  const shots = scenes
    ? toShots(scenes, options.missing ?? new Set())
    : showClip(isBare ? writeImageShots(brief, copy) : write(), brief)
  const voice = placeVoice(story ? story.voice : options.video?.voice, brief.sounds)
  const times = stretchToVoice(timeShots(shots, { style, fps, seconds }), shots, { style, fps, voice })
  const clips = listHeardClips(times, fps)
  const audio = story
    ? {
        music: story.track || story.music === 'none' ? null : (story.music ?? chooseMood(tone, style)),
        clip: story.clip !== 'removed',
        ...(story.clip === 'ducked' && { is_clip_low: true }),
        ...(story.track && { track: story.track }),
        ...(voice && { voice: voice.file }),
      }
    : { music: chooseMusic(heard, tone, style), clip: heard !== 'none', ...(voice && { voice: voice.file }) }
  const sound = { ...audio, ...(clips.length > 0 && { clips }) }
  const captions = story ? story.captions : wished
  const spoken = (voice?.lines ?? []).map((line) => ({
    ...line,
    text: toDrawableText(line.text, options.missing ?? new Set()),
  }))
  const shown = times.shots.flatMap(({ shot }) => listDrawnWords(shot))
  const said = captions === 'none' ? [] : listSaidTexts({ times, fps, spoken })
  return { style, fps, times, sound, captions, spoken, texts: [...shown, ...said] }
}

/** Texts of a shot, and the parts of an offer, which are pieces of words in languages without spaces. */
function listDrawnWords(shot: Shot): string[] {
  const texts = listShotTexts(shot)
  return shot.kind === 'offer' ? [...texts, ...texts.flatMap(listBareWords)] : texts
}

/** Every text of the captions of a planned film. */
export const listSaidTexts = ({ times, fps, spoken }: Pick<VideoPlan, 'times' | 'fps' | 'spoken'>): string[] =>
  listSaid({
    scenes: times.shots.map(({ shot, from, until }) => ({ from, until, texts: listShotTexts(shot), shot })),
    spoken,
    fps,
  }).flatMap(({ texts }) => texts)

/** The mood of the music; null for none. */
function chooseMusic(heard: VideoSound, tone: string, style: Motion['style']): Mood | null {
  if (heard === 'clip' || heard === 'none') return null
  return heard === 'music' ? chooseMood(tone, style) : heard
}

/** The shots of a storyboard, one for each scene. Texts without words are left out. */
function toShots(scenes: Story['scenes'], missing: ReadonlySet<string>): Shot[] {
  return scenes.map(({ kind, lines, number, picture, seconds, transition, clip }): Shot => {
    const drawable = lines.map((line) => ({ ...line, text: toDrawableText(line.text, missing).trim() }))
    return {
      kind,
      number,
      lines: drawable.filter(({ text }) => text !== ''),
      chosen: { picture, seconds, transition, ...(clip && { clip }) },
    }
  })
}

/** Composes the layers of each shot. The lowest `band` pixels of the content are left to captions. */
export function composeVideo(context: LayoutContext, { times }: VideoPlan, band: number): ComposedShot[] {
  const { canvas, copy } = context
  const isMirrored = isRightToLeft(copy.headline)
  const content = { ...canvas.content, height: canvas.content.height - band }
  const shots = composeShots(
    band > 0 ? { ...context, canvas: { ...canvas, content, isCaptioned: true } } : context,
    times.shots.map(({ shot }) => shot),
  )
  return shots.map(({ layers, weather }) => ({
    layers: isMirrored ? mirrorLayers(layers, canvas.width) : alignRightToLeftLines(layers),
    weather,
  }))
}

/** How much of a clip the studio shows, in seconds. A person may choose more. */
const SHOWN_SECONDS = 5

/**
 * Gives the clip of a request a scene: its own, without words, after the hook. In a film that has no space for one more, it plays in the
 * scene of the subject, or else in the hook.
 */
function showClip(shots: readonly Shot[], { clips = [], pictures }: Pick<Brief, 'clips' | 'pictures'>): Shot[] {
  const first = pictures.find(({ role }) => role === 'product' || role === 'reference')
  const ref = clips.find(({ picture }) => picture === first?.key)
  if (!ref) return [...shots]
  const bare = shots.findIndex(({ kind, lines }) => kind === 'subject' && lines.length === 0)
  const isFull = shots.length >= SHOTS_MAX
  const at =
    bare >= 0
      ? bare
      : isFull
        ? Math.max(
            0,
            shots.findIndex(({ kind }) => kind === 'subject'),
          )
        : -1
  if (at >= 0) return shots.map((shot, index) => (index === at ? playClip(shot, ref) : shot))
  return shots.toSpliced(1, 0, playClip(createShot('subject', []), ref))
}

const playClip = (shot: Shot, { key, picture, seconds }: ClipRef): Shot => ({
  ...shot,
  chosen: {
    picture,
    seconds: null,
    transition: null,
    clip: { key, start: 0, end: Math.min(seconds, SHOWN_SECONDS), focus: null, is_muted: false },
  },
})

/** How long the part of a clip is, in seconds. */
const measurePart = ({ start, end }: StoryClip): number => Math.max(0, end - start)

/** The clips that are heard in a film, where their scenes begin. A clip ends with its scene. */
const listHeardClips = ({ shots }: Pick<VideoTimes, 'shots'>, fps: number): HeardClip[] =>
  shots.flatMap(({ shot, from, until }): HeardClip[] => {
    const clip = shot.chosen?.clip
    if (!clip || clip.is_muted) return []
    const seconds = Math.min(measurePart(clip), (until - from) / fps)
    return [{ key: clip.key, from: from / fps, start: clip.start, seconds }]
  })
