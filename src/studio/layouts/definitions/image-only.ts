import { createImageArea } from '../images/image-area.ts'
import { createCoverImage } from '../images/place-image.ts'
import type { Layout } from '../layout-context.ts'

/** The image without text and logo. Without an image, it shows a drawing in the brand's colors. */
export const imageOnly: Layout = {
  name: 'none',
  voice: 'quiet',
  suits: () => 0,
  compose: (context) => {
    const { width, height } = context.canvas
    const sheet = { x: 0, y: 0, width, height }
    const { primary } = context.roles
    const [image] = context.material.images
    const shown =
      image?.kind === 'photo'
        ? [createCoverImage(image, sheet, [0, 0, 0, 0])]
        : createImageArea(context, sheet, { field: primary, ground: primary }, 'bare', image ? { image } : {})
    return [{ kind: 'backdrop', color: primary }, ...shown]
  },
}
