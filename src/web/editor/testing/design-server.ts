import { z } from 'zod'
import type { ContentItem } from '#contract/library/content.ts'
import { Design } from '#contract/designs/design-document.ts'
import { ExportRequest } from '#contract/designs/design-export.ts'
import type { DesignBox, DesignNote } from '#contract/designs/design-preview.ts'
import type { DesignState } from '#contract/designs/design.ts'
import type { Sound } from '#contract/sounds/sounds.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'

/** One gray pixel. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const SIZE = { width: 1000, height: 1000 }
const SAFE: DesignBox['box'] = [100, 100, 800, 800]

const SAVED: Design = {
  overrides: NO_OVERRIDES,
  copy: { headline: 'Wake up', cta: 'Shop now' },
  layout: 'split',
}

export const STATE: DesignState = {
  content_id: 7,
  content_type: 'image',
  title: 'Spring launch',
  saved: SAVED,
  draft: null,
  layouts: ['split', 'poster'],
  size: SIZE,
  language: 'en',
  right_to_left: false,
  colors: [
    { role: 'ink', name: 'Ink', hex: '#111111' },
    { role: 'tint', name: 'Tint', hex: '#EEEEEE' },
  ],
  pictures: [],
  safe_areas: [{ platform: null, is_own: true, box: SAFE, keep_out: [] }],
  margins: SAFE,
  block: null,
  motion: null,
  exports: [
    { format: 'png', ratios: [0.5, 1, 2] },
    { format: 'jpeg', ratios: [0.5, 1, 2] },
    { format: 'svg', ratios: [1] },
  ],
}

const SLOT: DesignBox = {
  slot: 'headline',
  kind: 'text',
  name: 'Headline',
  box: [200, 200, 400, 100],
  angle: 0,
  edits: ['move', 'pin', 'width', 'step', 'color', 'align', 'order', 'hidden'],
  text: null,
  text_field: 'headline',
  lines: [],
  family: 'Inter',
  weight: 700,
  size: 80,
  align: 'start',
  color: '#111111',
  color_role: 'ink',
  ground: '#FFFFFF',
  contrasts: [
    { role: 'ink', ratio: 18.5 },
    { role: 'tint', ratio: 1.25 },
  ],
  contrast_min: 4.5,
  picture: null,
  is_multiplied: false,
}

/** The boxes of the slots in the layout. */
const SLOTS: readonly DesignBox[] = [
  SLOT,
  { ...SLOT, slot: 'cta', kind: 'button', name: 'Button', box: [200, 700, 200, 60], text_field: 'cta' },
]

export interface DesignServer {
  /** The designs whose whole preview was requested, in order. */
  previews: Design[]
  /** The designs that were stored as drafts. */
  drafts: Design[]
  versions: Design[]
  /** What happened to the draft, in order. */
  draftEvents: ('stored' | 'removed')[]
  /** Holds the replies to drafts until the returned function is called. */
  holdDrafts: () => () => void
  /** Holds the replies to saved versions until the returned function is called. */
  holdVersions: () => () => void
  /** The requests for files. */
  exports: ExportRequest[]
  /** Other replies of calls, by the end of their path. */
  refusals: Map<string, Response>
  /** The layout of every preview. Null for the requested one. */
  layout: string | null
  /** The notes of every preview. */
  notes: DesignNote[]
  /** The images of the user, newest first. */
  content: ContentItem[]
  /** The paths of the files that were fetched. */
  files: string[]
  /** The editing state of every item, but for its id. */
  facts: DesignState
  /** The sounds of the brand: the first is listed, the second is what an upload gives. */
  sounds: Sound[]
  /** What the server makes of the film of a design. */
  film: (sent: Design) => unknown
  /** The draft of another window. */
  elsewhere: DesignState['draft']
  stop: () => void
}

/** Replies to the calls of the editor in place of a server, until it is stopped. The design has two texts in a safe box of 800 pixels. */
export function startDesignServer(): DesignServer {
  const real = globalThis.fetch
  const held = new Map<string, Promise<void>>()
  const hold = (end: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(end, promise)
    return resolve
  }
  const server: DesignServer = {
    previews: [],
    drafts: [],
    versions: [],
    draftEvents: [],
    holdDrafts: () => hold('/draft'),
    holdVersions: () => hold('/versions'),
    exports: [],
    refusals: new Map(),
    layout: null,
    notes: [],
    content: [],
    files: [],
    facts: STATE,
    sounds: [],
    film: () => ({}),
    elsewhere: null,
    stop: () => {
      globalThis.fetch = real
    },
  }
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/api/')) return real(input, init)
    const reply = answer(server, url, init ?? {})
    if (init?.method !== 'DELETE') await held.get(/\/\w+$/.exec(url)?.[0] ?? '')
    if (!url.endsWith('/draft')) return reply
    server.draftEvents.push(init?.method === 'PUT' ? 'stored' : 'removed')
    return reply
  }
  return server
}

const Sent = Design.extend({ only: z.string().optional(), without: z.string().optional() })

function answer(server: DesignServer, url: string, { method, body }: RequestInit): Response {
  const path = new URL(url, location.origin).pathname
  if (path.endsWith('/export') && typeof body === 'string') server.exports.push(ExportRequest.parse(JSON.parse(body)))
  const refusal = [...server.refusals].find(([end]) => path.endsWith(end))?.[1]
  if (refusal) return refusal.clone()
  if (path.endsWith('/export')) return new Response(new Blob(['file']))
  if (path === '/api/content') return listContent(server, url)
  if (path.startsWith('/api/sounds')) return answerSounds(server, method)
  if (path.endsWith('/file')) {
    server.files.push(path)
    return new Response(new Blob(['file'], { type: 'image/png' }))
  }
  const sent = typeof body === 'string' ? Sent.parse(JSON.parse(body)) : SAVED
  if (path.endsWith('/design/film')) return Response.json(server.film(sent))
  if (path.endsWith('/preview')) return drawPreview(server, sent)
  if (path.endsWith('/pictures')) return Response.json({ id: 'p9', role: 'uploaded', url: null }, { status: 201 })
  if (path.endsWith('/draft') && method === 'PUT') {
    server.drafts.push(sent)
    return Response.json({ rev: server.drafts.length, updated_at: '2026-11-23T10:00:00Z' })
  }
  if (path.endsWith('/design/versions')) {
    server.versions.push(sent)
    return Response.json({ id: 8, title: 'Spring launch' }, { status: 201 })
  }
  if (path.endsWith('/design')) return Response.json(openState(server, Number(path.split('/')[3])))
  return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ layouts: [] })
}

/** A version opens with the design that was saved. */
function openState({ facts, versions, elsewhere }: DesignServer, content_id: number): DesignState {
  const saved = content_id === facts.content_id ? facts.saved : (versions.at(-1) ?? facts.saved)
  return { ...facts, content_id, saved, draft: elsewhere }
}

/** Lists the sounds, takes an upload as the voice that follows, or changes one. */
function answerSounds({ sounds }: DesignServer, method = 'GET'): Response {
  if (method === 'GET') return Response.json({ sounds: sounds.slice(0, 1) })
  const [, voice] = sounds
  return method === 'POST' ? Response.json(voice, { status: 201 }) : Response.json(sounds[0])
}

function listContent({ content }: DesignServer, url: string): Response {
  const { searchParams } = new URL(url, location.origin)
  const [skip, limit] = [Number(searchParams.get('skip')), Number(searchParams.get('limit'))]
  const found = content.filter(({ title }) => title?.includes(searchParams.get('search') ?? ''))
  return Response.json({ content: found.slice(skip, skip + limit), total: found.length })
}

function drawPreview(server: DesignServer, sent: Design & { only?: string; without?: string }): Response {
  if (!sent.only && !sent.without) server.previews.push(sent)
  const boxes = SLOTS.filter(({ slot }) => !sent.overrides.slots[slot]?.hidden).map((slot) => drawSlot(slot, sent))
  const box = boxes.find(({ slot }) => slot === sent.only)?.box ?? [0, 0, SIZE.width, SIZE.height]
  return Response.json({
    image: { mime_type: 'image/png', content_data: PIXEL, width: 1, height: 1, box },
    layout: server.layout ?? sent.layout ?? 'split',
    boxes,
    notes: server.notes,
    check: { score: 100, passed: true, findings: [] },
  })
}

function drawSlot(slot: DesignBox, { overrides, copy }: Design): DesignBox {
  const { move = [0, 0], color } = overrides.slots[slot.slot] ?? {}
  const [x, y, width, height] = slot.box
  return {
    ...slot,
    box: [x + move[0] * SAFE[2], y + move[1] * SAFE[3], width, height],
    text: slot.slot === 'cta' ? (copy.cta ?? null) : (copy.headline ?? null),
    color_role: color ?? slot.color_role,
  }
}
