import { centerX, centerY, fitInside, intersect, measureArea, type Box } from '../../model/geometry.ts'
import { chooseTones } from './choose-inks.ts'
import { createField, lesser, listOuterEdges, type ObjectScene } from './object-compositions.ts'
import { isApart } from './object-family.ts'
import { createObject } from './place-object.ts'
import { createSubject } from './subject.ts'
import type { Layer } from '../../model/scene.ts'

/** How many columns the shorter side of a frame has, and the least distance of two columns as a share of `canvas.base`. */
const COLUMNS = [2.2, 2.7, 3.2]
const LEAST_COLUMN = 0.2

/** A pattern that fills the frame and that all of its edges cut, of the object and another one that belongs to it. */
export function createPattern({ context, frame, objects, random }: ObjectScene): Layer[] {
  const [object, ...more] = objects
  const { box, corners, field } = frame
  const count = Math.min(random.pick(COLUMNS), lesser(box) / (context.canvas.base * LEAST_COLUMN))
  const others = more.slice(0, 1).map(({ name }) => name)
  const isNatural = object.isNatural === true && isApart(object, field)
  const whole = { ...object, ratio: box.width / box.height, isNatural }
  const layer = createObject(whole, box, chooseTones(context, field), { treatment: 'pattern', clip: { box, corners } })
  return [createField(frame), { ...layer, marks: { count: Math.max(1, count), others } }]
}

/** The part of a drawing in tones that is at least seen, and its largest size, as a multiple of what fits its frame. */
const TONED = { seen: 0.66, most: 1.7, step: 0.05, turn: 12 }

/** One drawing in tones of its field, so large that the edges of the frame cut it. Its upper part is seen. */
export function createToned({ context, frame, objects: [object], random }: ObjectScene): Layer[] {
  const { box, corners, visible, field } = frame
  const fit = fitInside(visible, object.ratio)
  const outer = listOuterEdges(frame, context).find(({ across }) => across !== null)
  const side = outer ? (outer.across === 'left' ? -1 : 1) : random.pick([-1, 1])
  const steps = Array.from(
    { length: Math.round((TONED.most - 1) / TONED.step) },
    (_none, at) => TONED.most - at * TONED.step,
  )
  const spaces = steps.map((size) => {
    const [width, height] = [fit.width * size, fit.height * size]
    const x = centerX(visible) - width / 2 + side * visible.width * 0.12
    return { x, y: centerY(visible) - height / 2 + visible.height * 0.1, width, height }
  })
  const seen = (space: Box) => {
    const inside = intersect(space, visible)
    return (Math.max(0, inside.width) * Math.max(0, inside.height)) / measureArea(space)
  }
  const space = spaces.find((of) => seen(of) >= TONED.seen) ?? fit
  const angle = TONED.turn * -side
  const clip = { box, corners }
  return [
    createField(frame),
    ...createSubject(context, space, field, { angle, clip, object, allowed: (of) => of === 'tone' }),
  ]
}
