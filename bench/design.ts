import { prepareImages } from '../src/studio/render/image/prepare-images.ts'
import { createDrawPieces, createNodeTree } from '../src/studio/render/drawing/node-tree.ts'
import sharp from 'sharp'
import type { ImageBytes, PreparedImage } from '../src/studio/render/image/prepare-images.ts'
import type { Scene } from '../src/studio/model/scene.ts'

/** One scene as the node tree of the compositor, with images as data URLs, so that all renderers draw the same design. */
export interface Design {
  name: string
  scene: Scene
  pictures: ImageBytes
  nodes: readonly Leaf[]
  /** The same scene with images that are already cropped and scaled, as PNG, for the other renderers. */
  ready: { scene: Scene; pictures: ImageBytes }
}

/** A positioned box, text or image. Everything in a scene is positioned absolutely, so the tree is one level deep. */
interface Leaf {
  text: string | null
  src: string | null
  style: Record<string, string | number>
}

interface TreeNode {
  type: string
  text?: string
  src?: unknown
  style?: Record<string, string | number>
}

export async function createDesign(name: string, scene: Scene, pictures: ImageBytes): Promise<Design> {
  const prepared = await prepareImages(scene, pictures)
  const tree = createNodeTree(await createDrawPieces(scene, Promise.resolve(prepared)), { ...scene, x: 0, y: 0 })
  const svgs = new Map(
    tree.images.map((image) => [image.src, dataAddress('image/svg+xml', Buffer.from(image.data as Uint8Array))]),
  )
  const nodes: Leaf[] = []
  for (const child of tree.nodes as TreeNode[]) {
    const src =
      typeof child.src === 'string'
        ? (svgs.get(child.src) ?? null)
        : child.src
          ? dataAddress('image/png', await encodePng(child.src as Pixels))
          : null
    nodes.push({ text: child.text ?? null, src, style: child.style ?? {} })
  }
  return { name, scene, pictures, nodes, ready: await readyFrom(scene, prepared) }
}

async function readyFrom(scene: Scene, prepared: Map<number, PreparedImage>): Promise<Design['ready']> {
  const pictures: Record<string, Uint8Array> = {}
  const layers = [...scene.layers]
  for (const [index, { box, pixels }] of prepared) {
    const layer = layers[index]
    if (layer?.kind !== 'picture' && layer?.kind !== 'logo') continue
    const key = `ready-${index}`
    const crop = { x: 0, y: 0, width: pixels.width, height: pixels.height }
    layers[index] = { ...layer, key, box, crop, ...(layer.kind === 'picture' && { angle: 0 }) }
    pictures[key] = await encodePng(pixels)
  }
  return { scene: { ...scene, layers }, pictures }
}

type Pixels = PreparedImage['pixels']

const encodePng = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()

const dataAddress = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

const ground = (scene: Scene) => scene.layers.find((layer) => layer.kind === 'backdrop')?.color ?? '#FFFFFF'

export function toHtml({ scene, nodes }: Design, fontRules: string): string {
  const body = nodes.map(({ text, src, style }) => {
    const css = Object.entries(style)
      .map(([key, value]) => `${dashed(key)}:${unit(key, value)}`)
      .join(';')
    return src ? `<img src="${src}" style="${css}">` : `<div style="${css}">${escaped(text ?? '')}</div>`
  })
  return `<!doctype html><style>${fontRules}body{margin:0;background:${ground(scene)};overflow:hidden}</style>${body.join('')}`
}

/** satori needs React-like elements. Blend modes are removed because it does not support them. */
export function toElement({ scene, nodes }: Design): unknown {
  const children = nodes.map(({ text, src, style }) => {
    const { mixBlendMode: _blend, ...known } = style
    if (src) return { type: 'img', props: { src, width: style['width'], height: style['height'], style: known } }
    return { type: 'div', props: { style: { display: 'flex', ...known }, children: text ?? undefined } }
  })
  const { width, height } = scene
  return {
    type: 'div',
    props: {
      style: { display: 'flex', position: 'relative', width, height, backgroundColor: ground(scene) },
      children,
    },
  }
}

const dashed = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const unit = (key: string, value: string | number) =>
  typeof value === 'number' && key !== 'fontWeight' ? `${value}px` : value
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
