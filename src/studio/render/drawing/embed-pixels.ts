import type { ImageSource, Node } from '@takumi-rs/core'
import sharp from 'sharp'

interface Area {
  root: Node
  images: ImageSource[]
}

/**
 * Replaces the raw pixels of images by PNG files. An SVG document embeds files; the compositor leaves raw pixels out of it without an
 * error.
 */
export async function embedPixels({ root, images }: Area): Promise<Area> {
  const embedded: ImageSource[] = []
  const visit = async (node: Node): Promise<Node> => {
    if (node.type === 'container') {
      const children: Node[] = []
      for (const child of node.children ?? []) children.push(await visit(child))
      return { ...node, children }
    }
    if (node.type !== 'image' || typeof node.src === 'string' || !('data' in node.src)) return node
    const { width, height, data } = node.src
    const src = `pixels-${embedded.length}.png`
    embedded.push({ src, data: await encodeRgba(toBytes(data), width, height) })
    return { ...node, src }
  }
  return { root: await visit(root), images: [...images, ...embedded] }
}

const toBytes = (data: Uint8Array | ArrayBuffer) => (data instanceof Uint8Array ? data : new Uint8Array(data))

const encodeRgba = async (data: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )
