import { z } from 'zod'
import type { Design } from '#contract/designs/design-document.ts'
import {
  type DesignBox,
  DesignPreview,
  type PixelBox,
  PreviewRequest,
  type PreviewImage,
} from '#contract/designs/design-preview.ts'
import { RECORDED_PREVIEW, RECORDED_STATE } from '../replies/design-replies.ts'

type Override = Design['overrides']['slots'][string]

const { margins: MARGINS, size: SIZE } = RECORDED_STATE
const [, , SAFE_WIDTH = 0, SAFE_HEIGHT = 0] = RECORDED_STATE.safe_areas[0]?.box ?? []
const ADDED = RECORDED_PREVIEW.boxes.find(({ kind }) => kind === 'picture')

/** Draws an edited design as the server does, as far as the tests edit one. Its image is a color that belongs to the design. */
export async function drawDesign(sent: BodyInit | null): Promise<DesignPreview> {
  const asked = PreviewRequest.parse(JSON.parse(z.string().parse(sent)))
  const { overrides, copy, layout } = asked
  const boxes = [...RECORDED_PREVIEW.boxes, ...overrides.added.map(drawAdded)]
    .filter(({ slot }) => !overrides.slots[slot]?.hidden)
    .map((box) => drawSlot(box, overrides.slots[box.slot] ?? {}, copy))
  const covered = boxes.find(({ slot }) => slot === asked.only)?.box ?? [0, 0, SIZE.width, SIZE.height]
  return {
    ...RECORDED_PREVIEW,
    boxes,
    layout: layout ?? RECORDED_PREVIEW.layout,
    image: await drawImage(JSON.stringify([overrides, copy, layout]), covered),
    check: asked.check ? checkLogo(boxes) : null,
  }
}

function drawAdded({ slot, picture = '' }: Design['overrides']['added'][number]): DesignBox {
  if (!ADDED) throw new Error('The recorded design has no picture')
  return {
    ...ADDED,
    slot,
    name: `Added ${slot.replace('added:', '')}`,
    picture: { id: picture, focus: [0.5, 0.5], zoom: 1 },
  }
}

function drawSlot(slot: DesignBox, own: Override, copy: Design['copy']): DesignBox {
  const text = slot.slot === 'headline' ? (copy.headline ?? slot.text) : slot.text
  return {
    ...slot,
    text,
    lines: text === slot.text ? slot.lines : [text ?? ''],
    box: placeBox(resizeBox(slot.box, own), own),
    angle: own.angle ?? slot.angle,
    color_role: own.color ?? slot.color_role,
    picture: slot.picture && { ...slot.picture, id: own.picture ?? slot.picture.id },
  }
}

/** A picture that gets another width keeps its center. */
function resizeBox([x, y, width, height]: PixelBox, own: Override): PixelBox {
  const wanted = own.width === undefined ? width : own.width * SAFE_WIDTH
  return [x - (wanted - width) / 2, y, wanted, height]
}

function placeBox([x, y, width, height]: PixelBox, { pin, move = [0, 0] }: Override): PixelBox {
  if (!pin) return [x + move[0] * SAFE_WIDTH, y + move[1] * SAFE_HEIGHT, width, height]
  const [left, top, marginWidth, marginHeight] = MARGINS
  const across = { start: 0, center: 0.5, end: 1 }[pin[0]]
  const down = { top: 0, middle: 0.5, bottom: 1 }[pin[1]]
  return [left + (marginWidth - width) * across, top + (marginHeight - height) * down, width, height]
}

/** The recorded brand check, and a finding if the logo is turned or covers the headline. */
function checkLogo(boxes: readonly DesignBox[]): DesignPreview['check'] {
  const recorded = RECORDED_PREVIEW.check
  const [logo, headline] = ['logo', 'headline'].map((name) => boxes.find(({ slot }) => slot === name))
  if (!recorded || !logo || !headline) return recorded
  const at = { passed: false, box: logo.box, slot: 'logo' }
  const turned = {
    rule: 'logo_upright',
    label: 'Logo is upright',
    value: logo.angle,
    threshold: 0.5,
    unit: '°',
    fix: { slot: 'logo', set: { angle: 0 }, label: 'Turn the logo upright' },
    ...at,
  }
  const covering = {
    rule: 'words_apart',
    label: 'Words and logo do not cover each other',
    value: 1,
    threshold: 0,
    unit: 'boxes',
    fix: { slot: 'logo', set: { pin: ['end', 'bottom'] }, label: 'Move it to a free place' },
    ...at,
  }
  const findings = [...(logo.angle ? [turned] : []), ...(overlap(logo.box, headline.box) ? [covering] : [])]
  return DesignPreview.shape.check.parse({ ...recorded, findings: [...recorded.findings, ...findings] })
}

const overlap = ([x, y, width, height]: PixelBox, [left, top, across, down]: PixelBox): boolean =>
  x < left + across && left < x + width && y < top + down && top < y + height

async function drawImage(key: string, box: PixelBox): Promise<PreviewImage> {
  const canvas = new OffscreenCanvas(8, 8)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.fillStyle = `#${hash(key).toString(16).padStart(6, '0')}`
  context.fillRect(0, 0, canvas.width, canvas.height)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return { mime_type: 'image/png', content_data: btoa(String.fromCharCode(...bytes)), width: 8, height: 8, box }
}

/** A number of 24 bits. */
const hash = (key: string): number =>
  new TextEncoder().encode(key).reduce((sum, byte) => (sum * 31 + byte) % 2 ** 24, 7)
