import { ellipsePath, rectanglePath, filled } from '../../../art/svg-paths.ts'
import { deltaE, toLch } from '../../../color/oklch.ts'
import { listArchCompositions } from './arch-compositions.ts'
import { frameCorners } from '../../images/frame.ts'
import { createFrameShadow, listFieldColors, createFramedImage } from '../../images/image-frame.ts'
import { createBrandEdge } from '../../color-scheme.ts'
import { createTextColumn } from '../../text/text-column.ts'
import type { ArchComposition } from './arch-compositions.ts'
import type { ImageFrame } from '../../images/frame.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'
import type { Layer } from '../../../model/scene.ts'

/**
 * A calm grid: one text column, and a frame (arch, window, leaf, or gate) beside, above, or below it. The frame holds
 * the image or a drawing. On banners, the frames form an arcade on the bottom edge.
 */
export const arch: Layout = {
  name: 'arch',
  voice: 'quiet',
  suits: ({ toneStyle }) => [1.3, 1, 0.6][toneStyle.energy] ?? 1,
  compose: (context) => {
    const ground = chooseBackground(context)
    const place = context.random('place').pick(listArchCompositions(context))
    return [
      { kind: 'backdrop', color: ground },
      ...place.frames.flatMap((_, index) => createFrameLayers(context, place, index, ground)),
      ...createHillLayers(context, place, ground),
      ...createBrandEdge(context, { ground, field: ground, lacksPrimary: isPrimaryHidden(context, ground) }),
      ...createColumnLayers(context, place, ground),
    ]
  },
}

/**
 * Whether too little of the primary color stays visible. An image covers its frame, and a theme's motifs cover the
 * frame's shadow shape.
 */
function isPrimaryHidden({ material, roles, theme }: LayoutContext, ground: string): boolean {
  const covered = material.images[0] !== undefined && material.images[0].kind !== 'cutout'
  return ground !== roles.primary && (covered || theme !== null)
}

/**
 * Chooses the background among the brand's colors. Most are light; quiet tones prefer the deep color, loud tones the
 * primary color.
 */
function chooseBackground(context: LayoutContext): string {
  const { roles } = context
  if (context.theme) return context.random('ground').pick(context.theme.backgrounds(roles))
  const { paper, tint, primary } = roles
  const deep = deltaE(roles.deep, primary) < 10 ? primary : roles.deep
  const plain = toLch(primary).l > 0.93 ? primary : paper
  const choices: Record<string, readonly string[]> = {
    luxury: [plain, deep, primary, tint, deep],
    minimal: [plain, paper, tint, primary],
    playful: [tint, primary, paper, primary],
    bold: [primary, deep, primary, paper],
  }
  return context.random('ground').pick(choices[context.tone] ?? [plain, tint, primary, paper, deep])
}

function createFrameLayers(context: LayoutContext, place: ArchComposition, index: number, ground: string): Layer[] {
  const box = place.frames[index]
  if (!box) return []
  const { primary } = context.roles
  const fields = listFieldColors(ground, context)
  const random = context.random('field')
  const first = fields.includes(primary) && random.chance(0.6) ? primary : random.pick(fields.slice(0, 4))
  const order = [first, ...fields.filter((field) => field !== first)]
  const field = order[index % order.length] ?? first
  const foot = place.bleeds ? 0 : Math.min(box.width, box.height) * 0.06
  const frame: ImageFrame = {
    box,
    corners: frameCorners(place.shape, box, foot),
    field,
    around: ground,
    visible: place.visible[index] ?? box,
  }
  if (index === place.plain) return [createFrameShadow({ ...frame, field: ground === primary ? field : primary }, 0, 0)]
  const image = context.material.images[0] ?? null
  if (image && index !== place.main) return [createFrameShadow(frame, 0, 0)]
  const layers = createFramedImage(context, frame, `frame${index}`, image, index === place.main ? 0 : index + 1)
  const covered = image !== null && image.kind !== 'cutout'
  const lacksPrimary = index === place.main && ground !== primary && (field !== primary || covered)
  return lacksPrimary ? [createFrameShadow({ ...frame, field: primary }, ...place.echo), ...layers] : layers
}

/** A hill along the bottom edge, where the platform covers everything but art may continue. */
function createHillLayers(context: LayoutContext, place: ArchComposition, ground: string): Layer[] {
  if (!place.hill) return []
  const { x, y, width, height } = place.hill
  const { primary } = context.roles
  const color = ground === primary ? (listFieldColors(ground, context)[0] ?? primary) : primary
  const rx = width * 0.8
  const paths = [filled(ellipsePath(x + width * 0.36, y + rx * 0.36, rx, rx * 0.36), color)]
  return [
    {
      kind: 'art',
      role: 'field',
      box: place.hill,
      corners: null,
      paths: [...paths, filled(rectanglePath({ x, y: y + height * 0.75, width, height }), color)],
    },
  ]
}

function createColumnLayers(context: LayoutContext, place: ArchComposition, ground: string): Layer[] {
  const column = createTextColumn(context, {
    box: place.column,
    align: place.align,
    ground: context.surface(ground),
    headline: context.type.headline,
    most: place.most * (context.type.headline.face.family.generic === 'display' ? 1.3 : 1),
    counts: place.counts,
    anchor: place.anchor,
    spread: place.spread,
    withMark: true,
    flat: place.flat,
  })
  return column.layers
}
