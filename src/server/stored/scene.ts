import { z } from 'zod'
import { VideoDesign, StoryLine, StoryScene } from '#contract/designs/video-design.ts'
import { Overrides } from '#contract/designs/overrides.ts'
import type { ColorRoles } from '#studio/color/color-roles.ts'
import { FACT_KINDS } from '#studio/copywriter/facts/fact.ts'
import { SHOT_KINDS, type Story } from '#studio/model/story.ts'
import { MOODS } from '#studio/sound/moods.ts'
import type { Layer, Motion, Scene, TextRole } from '#studio/model/scene.ts'
import { assignSlots } from '#studio/editing/assign-slots.ts'
import type { Overrides as StudioOverrides } from '#studio/editing/overrides.ts'
import { type Same, versionedJson } from '../infrastructure/db/versioned-json.ts'
import { addFacts, StoredCopy } from './copy.ts'
import { StoredMarks } from './cut-out-marks.ts'
import { StoredFamily } from './uploaded-family.ts'

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()
const Point = z.tuple([z.number(), z.number()]).readonly()
const Corners = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const stops = list(z.tuple([z.number(), z.string(), z.number()]).readonly())
const Paint = z.union([
  z.string(),
  z.object({ type: z.literal('linear'), from: Point, to: Point, stops }),
  z.object({ type: z.literal('radial'), center: Point, radius: Point, stops }),
])

const Path = z.object({
  d: z.string(),
  fill: Paint.nullable(),
  stroke: z.string().optional(),
  stroke_width: z.number().optional(),
  opacity: z.number().optional(),
})

const slot = z.string().optional()
const rotation = z.object({ angle: z.number(), origin: Point }).optional()
const Texture = z.object({ kind: z.enum(['grain', 'linen', 'paper', 'clay', 'brush']), seed: z.number() })
const Backdrop = z.object({ kind: z.literal('backdrop'), color: z.string(), texture: Texture.optional() })
const Art = z.object({
  kind: z.literal('art'),
  slot,
  role: z.enum(['ground', 'field', 'motif', 'shadow', 'icon']),
  box: Box,
  corners: Corners.nullable(),
  paths: list(Path),
  turn: z
    .object({ mirror: z.boolean(), dx: z.number(), dy: z.number().optional(), scale: z.number().optional() })
    .optional(),
  rotation,
  sign: z
    .object({
      character: z.string(),
      family: z.string(),
      weight: z.number(),
      size: z.number(),
      x: z.number(),
      y: z.number(),
      color: z.string(),
    })
    .optional(),
})
const Panel = z.object({
  kind: z.literal('panel'),
  slot,
  role: z.enum(['button', 'badge', 'plate']),
  box: Box,
  corners: Corners,
  color: z.string().nullable(),
  stroke: z.string().nullable(),
  stroke_width: z.number(),
  rotation,
})
const Shadow = z.object({ color: z.string(), opacity: z.number(), dy: z.number(), blur: z.number() })
const Image = z.object({
  kind: z.literal('picture'),
  slot,
  key: z.string(),
  box: Box,
  crop: Box,
  angle: z.number(),
  corners: Corners,
  blend: z.enum(['normal', 'multiply']),
  cut_out: z.union([z.literal(true), StoredMarks]).optional(),
  treatment: z
    .object({
      duotone: z.object({ dark: z.string(), middle: z.string(), light: z.string(), strength: z.number() }).optional(),
      grain: z.object({ amount: z.number(), seed: z.number() }).optional(),
      frame: z.object({ color: z.string(), inset: z.number(), line: z.number() }).optional(),
    })
    .optional(),
  clip: z.object({ key: z.string(), start: z.number(), end: z.number() }).optional(),
  shadow: Shadow.nullable(),
})
const Drawing = z.object({
  kind: z.literal('object'),
  slot,
  name: z.string(),
  box: Box,
  angle: z.number(),
  treatment: z.enum([
    'shaded',
    'flat',
    'line',
    'sticker',
    'duotone',
    'engraved',
    'solid',
    'marks',
    'print',
    'tone',
    'pattern',
  ]),
  marks: z.object({ count: z.number(), others: list(z.string()), is_row: z.boolean().optional() }).optional(),
  ramp: z.object({ dark: z.string(), middle: z.string(), light: z.string(), accent: z.string().optional() }),
  is_natural: z.boolean().optional(),
  clip: z.object({ box: Box, corners: Corners }).nullable(),
  shadow: Shadow.nullable(),
})
const Logo = z.object({
  kind: z.literal('logo'),
  slot,
  key: z.string(),
  box: Box,
  crop: Box,
  clear: z.number(),
  rotation,
  ink: z.string().optional(),
  matte: z.object({ ground: list(z.number()), colors: list(list(z.number())) }).optional(),
  choice: z.object({ is_light: z.boolean(), is_small: z.boolean(), is_clear: z.boolean() }).optional(),
})
const TEXT_ROLES = [
  'headline',
  'subline',
  'eyebrow',
  'detail',
  'benefit',
  'badge',
  'price',
  'cta',
  'small_print',
  'wordmark',
  'page',
  'label',
] as const satisfies TextRole[]
const TextRun = z.object({ start: z.number(), end: z.number(), color: z.string(), struck: z.boolean().optional() })
const TextLine = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  scale: z.number().optional(),
  runs: list(TextRun).optional(),
})
const Text = z.object({
  kind: z.literal('text'),
  slot,
  role: z.enum(TEXT_ROLES),
  fact: z.enum(FACT_KINDS).optional(),
  text: z.string(),
  transform: z.enum(['none', 'uppercase']),
  family: z.string(),
  weight: z.number(),
  size: z.number(),
  tracking: z.number(),
  color: z.string(),
  ground: z.string(),
  box: Box,
  lines: list(TextLine),
  rotation,
})
const StoredLayer = z.discriminatedUnion('kind', [Backdrop, Art, Panel, Image, Drawing, Logo, Text])
true satisfies Same<z.output<typeof StoredLayer>, Layer>

const Move = z.object({
  what: z.enum(['x', 'y', 'scale', 'zoom', 'opacity', 'reveal']),
  from: z.number(),
  to: z.number(),
  start: z.number(),
  end: z.number(),
  ease: z.enum(['linear', 'drift', 'soft', 'in-out', 'out', 'expo', 'back']),
})
const Track = z.object({
  layers: list(z.number()),
  line: z.number().nullable(),
  origin: Point,
  clip: Box.nullable(),
  side: z.enum(['left', 'right', 'top', 'bottom']),
  shown: Point,
  moves: list(Move),
})
const Wish = StoryScene.pick({ picture: true, seconds: true, transition: true, clip: true })
const StoredVideoScenes = list(
  z.object({
    kind: z.enum(SHOT_KINDS),
    from: z.number(),
    until: z.number(),
    texts: list(z.string()),
    layers: Point,
    shot: z
      .object({ lines: list(StoryLine), number: z.number().nullable(), chosen: Wish, least: z.number() })
      .optional(),
  }),
)
const StoredMotion = z.object({
  style: z.enum(['calm', 'lively', 'bold']),
  fps: z.number(),
  frames: z.number(),
  layers: list(StoredLayer),
  tracks: list(Track),
  scenes: StoredVideoScenes.optional(),
  beat: z.number().optional(),
  sound: z
    .object({
      music: z.enum(MOODS).nullable(),
      clip: z.boolean(),
      clips: list(z.object({ key: z.string(), from: z.number(), start: z.number(), seconds: z.number() })).optional(),
      is_clip_low: z.boolean().optional(),
      track: z.object({ sound: z.string(), start: z.number(), fade_in: z.number(), fade_out: z.number() }).optional(),
      voice: z.object({ sound: z.string(), seconds: z.number() }).optional(),
    })
    .optional(),
  spoken: list(z.object({ from: z.number(), until: z.number(), text: z.string() })).optional(),
  captions: z
    .object({
      style: z.enum(['lines', 'words']),
      cues: list(z.object({ from: z.number(), until: z.number(), lines: list(z.string()) })),
    })
    .optional(),
})
true satisfies Same<z.output<typeof StoredMotion>, Motion>

const StoredCaptionSource = StoredMotion.pick({ fps: true, scenes: true, spoken: true, captions: true })

/** What the captions of a film are written from; null for anything else. */
export const parseCaptionSource = (stored: unknown): z.output<typeof StoredCaptionSource> | null =>
  StoredCaptionSource.safeParse(stored).data ?? null

const Roles = z.object({
  primary: z.string(),
  secondary: z.string(),
  second: z.string(),
  paper: z.string(),
  tint: z.string(),
  soft: z.string(),
  deep: z.string(),
  ink: z.string(),
  white: z.string(),
  neutral: z.string().optional(),
  accent_1: z.string().optional(),
  accent_2: z.string().optional(),
  accent_3: z.string().optional(),
  accent_4: z.string().optional(),
})
true satisfies Same<z.output<typeof Roles>, ColorRoles>

true satisfies Same<z.output<typeof Overrides>, StudioOverrides>
true satisfies Same<z.output<typeof VideoDesign>, Story>

const StoredScene = z.object({
  version: z.literal(4),
  width: z.number(),
  height: z.number(),
  layout: z.string(),
  seed: z.number(),
  roles: Roles,
  fonts: list(z.object({ family: z.string(), weight: z.number() })),
  uploaded_fonts: list(StoredFamily).optional(),
  copy: StoredCopy,
  safe: z.object({ box: Box, keep_out: list(Box) }),
  brand: z.object({ name: z.string(), dont: list(z.string()), logo: z.boolean() }).optional(),
  layers: list(StoredLayer),
  overrides: Overrides.optional(),
  source: z.enum(['digitalCreation', 'composite', 'compositeWithTrainedAlgorithmicMedia', 'trainedAlgorithmicMedia']),
  notes: list(z.string()),
  motion: StoredMotion.optional(),
})
true satisfies Same<z.output<typeof StoredScene>, Scene>

/**
 * Reads `content.scene`. A change of `Scene` that older scenes do not fit raises its version and adds an upgrade here.
 * @throws {UnreadableJson}
 */
export const parseScene = versionedJson('scene', StoredScene, {
  1: (scene) => ({ ...scene, copy: addFacts(scene['copy']) }),
  2: (scene) => ({ ...scene, layers: nameSlots(scene) }),
  // Layers can be turned since version 4. None of an older scene is.
  3: (scene) => scene,
})

const Slotless = z.object({ copy: StoredCopy, width: z.number(), height: z.number(), layers: list(StoredLayer) })

/** The layers with the slots that later releases give them. Damaged layers stay as they are, and reading the scene names the fault. */
function nameSlots(scene: Record<string, unknown>): unknown {
  const { data } = Slotless.safeParse(scene)
  return data ? assignSlots(data.layers, { ...data, images: [] }) : scene['layers']
}
