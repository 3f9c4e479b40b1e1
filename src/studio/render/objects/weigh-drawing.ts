import sharp from 'sharp'
import { createDrawingDocument } from '../../objects/drawing-document.ts'
import { openObjectPack } from './object-pack.ts'

/** How much a drawing has to show when it is the picture of a design. */
interface DrawingWeight {
  /** Too thin, or a blob of one color: enlarged, it looks like a mistake or like an icon. */
  isSlight: boolean
  /** Holds in a pattern, but looks cheap as a large picture: a sign or a toy. */
  isSimple: boolean
  /** Has enough parts to be drawn in lines. */
  isDetailed: boolean
}

/** The least share of its box that a drawing covers: needles, brooms and sticks cover less. Reviewed on sheets of all objects. */
const LEAST_INK = 0.28
/** A drawing of one color that covers more of its box than this is a blob: an egg, a drop. */
const BLOB = 0.6
/** The least number of outlines of a line drawing. A bag or a hammer has fewer. */
const LEAST_OUTLINES = 8
/**
 * Reviewed on sheets of all objects, large and in full color. Of the first, the shape says nothing: a dish in a box, a building that is cut
 * off. The others are a sign or a toy when they are large.
 */
const SLIGHT: ReadonlySet<string> = new Set(
  'glass-of-milk tumbler-glass curry-rice hospital ballet-shoes passenger-ship canned-food'.split(' '),
)
const SIMPLE: ReadonlySet<string> = new Set(
  [
    'fish tropical-fish chicken rabbit cow meat-on-bone burrito stuffed-flatbread dumpling takeout-box sake olive spaghetti',
    'candle tooth hot-springs pill razor adhesive-bandage syringe rose tulip bouquet thread window t-shirt locked thermometer',
    'chart-increasing bar-chart credit-card shield mobile-phone desktop-computer triangular-ruler gear recycling-symbol boxing-glove',
    'hiking-boot womans-boot roller-skate ice-skate framed-picture notebook ledger baby-bottle puzzle-piece watch high-speed-train',
    'shaved-ice joystick church wedding bank flag-in-hole bucket shower electric-plug',
    'door label magnet battery coin snowflake bird dove swan garlic envelope roll-of-paper toilet office-building billed-cap',
    'thong-sandal womans-sandal mirror pear chestnut cucumber shopping-bags',
  ].flatMap((names) => names.split(' ')),
)
/** Pixels per side of the raster that is measured. */
const SIDE = 64

const weighed = new Map<string, Promise<DrawingWeight>>()

/** Weighs the flat drawing of an object of the pack, once for each thread. Unknown names are slight. */
export function weighDrawing(name: string): Promise<DrawingWeight> {
  const known = weighed.get(name) ?? weigh(name)
  weighed.set(name, known)
  return known
}

async function weigh(name: string): Promise<DrawingWeight> {
  const { objects, readBody } = await openObjectPack()
  const object = Object.hasOwn(objects, name) ? objects[name] : undefined
  if (!object) return { isSlight: true, isSimple: false, isDetailed: false }
  const body = await readBody(object.flat)
  const colors = new Set([...body.matchAll(/\b(?:fill|stroke)="(#[^"]+)"/g)].map(([, color]) => color))
  const outlines = [...body.matchAll(/\sd="([^"]*)"/g)].reduce((sum, [, d = '']) => sum + countStarts(d), 0)
  const shapes = [...body.matchAll(/<(?:circle|ellipse|rect)\b/g)].length
  const ink = await measureInk(body, object.box)
  return {
    isSimple: SIMPLE.has(name),
    isSlight: SLIGHT.has(name) || ink < LEAST_INK || (colors.size === 1 && ink > BLOB),
    isDetailed: outlines + shapes >= LEAST_OUTLINES,
  }
}

const countStarts = (d: string): number => [...d.matchAll(/m/gi)].length

/** The share of its box that a drawing covers. */
async function measureInk(body: string, box: readonly [number, number, number, number]): Promise<number> {
  const svg = Buffer.from(createDrawingDocument(body, SIDE, SIDE, box))
  const alpha = await sharp(svg).ensureAlpha().extractChannel(3).raw().toBuffer()
  return alpha.filter((value) => value > 127).length / alpha.length
}
