import { filled, rectanglePath } from '../../../art/svg-paths.ts'
import { bottom, boxFromEdges, centerX } from '../../../model/geometry.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import { chooseColorScheme } from '../../color-scheme.ts'
import { createFactList, listFactRows } from '../../text/fact-list.ts'
import { listSkeletons } from '../../text/skeleton.ts'
import { isBottomCovered } from '../../split-canvas.ts'
import { createStandardColumn } from '../../text/standard-column.ts'
import type { Layout } from '../../layout-context.ts'
import type { Layer } from '../../../model/scene.ts'

/** One fact has its band for itself, so that it is larger than rows are. */
const ONE_FACT = 1.35

/** An announcement: the headline on the upper field, and the facts in a band along the bottom edge. */
export const announcement: Layout = {
  name: 'announcement',
  voice: 'loud',
  suits: ({ copy, images, aspect }) =>
    listFactRows(copy).length > 0 && copy.block === null && images.length === 0 ? (aspect === 'banner' ? 0.2 : 1.1) : 0,
  compose: (context) => {
    const { canvas, copy, roles } = context
    const scheme = chooseColorScheme(context, ['primary', 'deep', 'second', 'tint'])
    const fill = [roles.primary, roles.second, roles.white].find((color) => color !== scheme.ground) ?? roles.white
    const ground = context.surface(fill)
    const facts = listFactRows(copy)
    const sizes = { ...context.sizes, body: context.sizes.body * (facts.length === 1 ? ONE_FACT : 1) }
    const [skeleton] = listSkeletons(context, canvas.content, ['classic', 'centered'])
    const align = skeleton === 'centered' ? 'center' : 'left'
    const list = createFactList({ ...context, sizes }, ground, facts, canvas.content.width, align)
    // The same space is above and below the facts, but where a platform covers what is below.
    const pad = isBottomCovered(context) ? canvas.base * 0.05 : canvas.height - bottom(canvas.content)
    // Descenders of some families reach below the safe area, or into what a platform shows in a corner.
    const low = canvas.safe.keep_out.length > 0 ? bottom(canvas.content) : bottom(canvas.safe.box)
    const hang = Math.max(0, bottom(canvas.content) + (list?.drop ?? 0) - low)
    const top = bottom(canvas.content) - (list?.height ?? 0) - (isBottomCovered(context) ? pad : hang)
    const fits = list !== null && canvas.aspect !== 'banner' && top - canvas.content.y > canvas.content.height * 0.45
    const words = fits
      ? boxFromEdges(
          canvas.content.x,
          canvas.content.y,
          canvas.content.x + canvas.content.width,
          top - pad - canvas.base * 0.05,
        )
      : canvas.content
    const column = createStandardColumn(
      fits ? { ...context, copy: { ...copy, details: [], benefits: [] } } : context,
      words,
      scheme.ground,
      { headline: context.type.poster, most: canvas.base * 0.15, anchor: 'middle', spread: 'edges', align },
    )
    const band = { x: 0, y: top - pad, width: canvas.width, height: canvas.height - top + pad }
    const foot: Layer[] = fits
      ? [
          { kind: 'art', role: 'field', box: band, corners: null, paths: [filled(rectanglePath(band), fill)] },
          ...list.place(align === 'center' ? centerX(canvas.content) : canvas.content.x, top),
        ]
      : []
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, words, scheme.ground),
      ...foot,
      ...column.layers,
    ]
  },
}
