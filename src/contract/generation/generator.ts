import '../schema/jitless.ts'
import { z } from 'zod'
import { BrandImageChoice } from '../brands/images/image-choice.ts'
import { WIZARD_PLATFORMS } from '../platforms/platform.ts'
import { ById, Id, IdNumber, Language, OptionalText, Timestamp } from '../schema/fields.ts'
import { INSTRUCTIONS_MAX, ITEMS_PER_REQUEST_MAX } from '../limits.ts'
import {
  JOB_FINISHED,
  NOTHING_TO_RETRY,
  STILL_RUNNING,
  TOO_MANY_ITEMS,
  WIZARD_BRAND_REQUIRED,
  WIZARD_GOAL_REQUIRED,
  WIZARD_PLATFORM_REQUIRED,
  WIZARD_TONE_REQUIRED,
  WIZARD_TYPE_REQUIRED,
} from '../messages.ts'
import { CAPTION_STYLES } from '../designs/video-options.ts'
import { RequestScenes } from '../designs/video-design.ts'
import {
  CONTENT_TYPES,
  ENGINES,
  VIDEO_SOUNDS,
  VIDEO_VOICES,
  GOALS,
  LAYOUT_MODES,
  THEMES,
  WIZARD_TONES,
} from '../options.ts'
import { routes } from '../route.ts'
import { PieceChoices } from './piece-choices.ts'
import { Seed } from './seed.ts'
import { GenerateHeaders, PRODUCT_INVALID, SUBMITS } from './submits.ts'

export const JOB_STATES = ['queued', 'running', 'succeeded', 'partially_failed', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATES)[number]
export const TASK_STATES = ['queued', 'running', 'retry_wait', 'succeeded', 'failed', 'cancelled'] as const
/** The stages of an item, in order. */
export const STAGES = ['copy', 'picture', 'scene', 'render', 'check', 'store'] as const
export type Stage = (typeof STAGES)[number]

const chosen = <const T extends readonly string[]>(values: T, sentence: string) =>
  z
    .array(z.enum(values, sentence), sentence)
    .min(1, sentence)
    .transform((list) => [...new Set(list)])

const Snapshot = z.record(z.string(), z.unknown(), 'brand_data and product_data must be JSON objects').nullish()

/** One item is created per pair of content type and platform. */
export const GenerationRequest = z
  .object({
    brand_id: IdNumber(WIZARD_BRAND_REQUIRED),
    product_id: IdNumber(PRODUCT_INVALID).nullish(),
    content_types: chosen(CONTENT_TYPES, WIZARD_TYPE_REQUIRED),
    platforms: chosen(WIZARD_PLATFORMS, WIZARD_PLATFORM_REQUIRED),
    tone: z.enum(WIZARD_TONES, WIZARD_TONE_REQUIRED),
    goal: z.enum(GOALS, WIZARD_GOAL_REQUIRED),
    theme: z
      .enum(THEMES, 'Please select one of the listed themes.')
      .nullish()
      .transform((theme) => theme ?? null),
    instructions: OptionalText(INSTRUCTIONS_MAX, 'Instructions'),
    brand_data: Snapshot,
    product_data: Snapshot,
    /** The language of the designs; absent lets the instructions, the product and the brand decide. */
    language: Language,
    /** What videos sound like; absent means music. */
    sound: z.enum(VIDEO_SOUNDS, 'sound must be music, clip, none or one of the listed moods').optional(),
    /** Whether a video has a voice; absent means none. A spoken one is paid. */
    voice: z.enum(VIDEO_VOICES, 'voice must be none or spoken').optional(),
    /** How captions are burned into videos; absent means none. */
    captions: z.enum(CAPTION_STYLES, 'captions must be none, lines or words').optional(),
    layout: z.enum(LAYOUT_MODES, 'layout must be auto or none').default('auto'),
    engine: z.enum(ENGINES, 'engine must be auto or studio').default('auto'),
    /** The seed of a preview of this request: that of the first item. Each further one has the next number. */
    seed: Seed.optional(),
    /** What was chosen for pieces of the request in a preview, for all items. */
    piece_choices: PieceChoices.optional(),
    /** The scenes of the videos in their order, from a preview of this request; absent lets the studio write them. */
    scenes: RequestScenes.optional(),
    brand_picture: BrandImageChoice,
  })
  .refine(({ content_types, platforms }) => content_types.length * platforms.length <= ITEMS_PER_REQUEST_MAX, {
    error: TOO_MANY_ITEMS,
    path: ['platforms'],
  })
export type GenerationRequest = z.output<typeof GenerationRequest>

/** The browser replaces a missing field with the value in `catch`, and shows an unknown status unchanged. */
export const Job = z.object({
  id: Id,
  content_types: z.array(z.string()).catch([]),
  platforms: z.array(z.string()).catch([]),
  tone: z.string().nullable().catch(null),
  goal: z.string().nullable().catch(null),
  status: z.string().meta({ enum: JOB_STATES }).catch(''),
  created_at: Timestamp.catch(''),
})
export type Job = z.output<typeof Job>

/**
 * The scene of a film that is rendered: its number, from 1, and how many scenes the film has; and how many frames of the film are done.
 * Items of an earlier version have no frames.
 */
export const SceneProgress = z.object({
  number: z.number(),
  count: z.number(),
  frame: z.number().optional(),
  frames: z.number().optional(),
})
export type SceneProgress = z.output<typeof SceneProgress>

/** One item of a job. `progress` is 0 to 1, `seconds` the time per stage, `cost_usd` the cost so far. */
export const Task = z.object({
  key: z.string(),
  content_type: z.enum(CONTENT_TYPES),
  /** Whether the item is a carousel of images. */
  is_carousel: z.boolean().optional(),
  platform: z.string().nullable(),
  dimensions: z.string(),
  /** The key of the format that the item is for; absent for a size of its own. */
  format: z.string().optional(),
  state: z.enum(TASK_STATES),
  stage: z.string().nullable(),
  progress: z.number(),
  /** Present while the scenes of a film are rendered. */
  scene: SceneProgress.optional(),
  attempts: z.number(),
  failure: z.string().nullable(),
  /** The kind of failure, such as `quota` or `key_invalid`. Null for an error of our own. */
  failure_code: z.string().nullable(),
  content_id: Id.nullable(),
  thumbnail_url: z.string().nullable(),
  model_used: z.string().nullable(),
  cost_usd: z.number(),
  /** Describes attempts that the provider may have charged for without a result; `cost_usd` does not include them. */
  charge_note: z.string().nullable(),
  stages: z.array(z.object({ stage: z.string(), seconds: z.number() })),
  started_at: Timestamp.nullable(),
  ended_at: Timestamp.nullable(),
  /** The time of the next attempt of a waiting item. */
  retry_at: Timestamp.nullable(),
})
export type Task = z.output<typeof Task>

/** A job with its items. `failures` maps an item's key to its message. */
export const JobDetail = Job.extend({
  brand_id: Id.nullable(),
  product_id: Id.nullable(),
  brand_name: z.string().nullable(),
  product_name: z.string().nullable(),
  theme: z.string().nullable(),
  instructions: z.string().nullable(),
  prompt: z.string().nullable(),
  retry_of: Id.nullable(),
  ended_at: Timestamp.nullable(),
  tasks: z.array(Task),
  result_content_ids: z.array(Id),
  failures: z.record(z.string(), z.string()),
})
export type JobDetail = z.output<typeof JobDetail>

/** An ended job needs only ids and failures. An accepted job needs only its id, and it continues on the server. */
export const GenerationReply = JobDetail.partial().extend({ result_content_id: Id.optional() })
export type GenerationReply = z.output<typeof GenerationReply>

/**
 * `prices` are estimates for one item in USD, by type (`image`) and by type and platform (`image:twitter`); `voice` is that
 * of a spoken text. `resets_at` is the
 * end of the month. A `limit` of 0 means no limit.
 */
export const GenerationOptions = z.object({
  tones: z.array(z.string()).catch([...WIZARD_TONES]),
  goals: z.array(z.string()).catch([...GOALS]),
  themes: z.array(z.string()).catch([...THEMES]),
  content_types: z.array(z.string()).catch([...CONTENT_TYPES]),
  platforms: z.array(z.string()).catch([...WIZARD_PLATFORMS]),
  engine: z.enum(['gemini', 'openai', 'comfyui', 'studio']).optional(),
  prices: z.record(z.string(), z.number()).optional(),
  /** What makes each part; `name` is null for the built-in studio. A `problem` stops generation until another provider is chosen. */
  providers: z
    .array(
      z.object({
        kind: z.enum(['copy', 'picture', 'film', 'speech']),
        name: z.string().nullable(),
        model: z.string().nullable(),
        is_platform: z.boolean(),
        problem: z.string().nullable(),
      }),
    )
    .optional(),
  usage: z.object({ used: z.number(), limit: z.number(), resets_at: Timestamp }).optional(),
})
export type GenerationOptions = z.output<typeof GenerationOptions>

const missing = 'Job not found'

export const generatorRoutes = routes({
  options: {
    method: 'GET',
    path: '/api/generator/options',
    summary: 'What the wizard offers, what an item would cost, and what is left of the month',
    access: 'user',
    query: z.object({ brand_id: Id.optional() }),
    reply: GenerationOptions,
  },
  generate: {
    method: 'POST',
    path: '/api/generator/generate',
    summary:
      'Make one item for each content type and platform; waits for the end unless asked with Prefer: respond-async',
    access: 'user',
    refuses: {
      404: 'Brand not found, or Product not found',
      422: 'The Idempotency-Key belongs to another request',
      504: STILL_RUNNING,
    },
    headers: GenerateHeaders,
    limits: [SUBMITS],
    body: GenerationRequest,
    reply: GenerationReply,
  },
  jobs: {
    method: 'GET',
    path: '/api/generator/jobs',
    summary: 'The newest hundred jobs of the caller, newest first',
    access: 'user',
    reply: z.object({ jobs: z.array(Job) }),
  },
  job: {
    method: 'GET',
    path: '/api/generator/jobs/:id',
    summary: 'A job with its items',
    access: 'user',
    params: ById,
    reply: JobDetail,
    missing,
  },
  cancel: {
    method: 'POST',
    path: '/api/generator/jobs/:id/cancel',
    summary: 'Stop what has not finished',
    access: 'user',
    refuses: { 409: JOB_FINISHED },
    params: ById,
    reply: JobDetail,
    missing,
  },
  retry: {
    method: 'POST',
    path: '/api/generator/jobs/:id/retry',
    summary: 'Make a new job of the items that failed or were canceled',
    access: 'user',
    refuses: { 409: NOTHING_TO_RETRY },
    params: ById,
    query: z.object({ engine: z.enum(ENGINES, 'engine must be auto or studio').optional() }),
    limits: [SUBMITS],
    reply: JobDetail,
    status: 202,
    missing,
  },
  events: {
    method: 'GET',
    path: '/api/generator/events',
    summary: 'Every change of the caller’s jobs, as it happens; begins with those that are not finished',
    access: 'user',
    uncounted: true,
    events: JobDetail,
  },
})
