import { filled, polygonPath } from '../../art/svg-paths.ts'
import type { ArtLayer } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'

/** The size of a cross beside a mistake, relative to the text. */
export const CROSS = 0.62
/** The width of its strokes, relative to its size. */
const STROKE = 0.2

/** Words for mistakes in the languages of the product. */
const MISTAKES =
  /(?<!\p{L})(?:mistakes?|errors|fehler|erreurs|errores|errori|erros|fouten|błęd(?:y|ów)|hatalar?|hata|fel|fejl|feil)(?!\p{L})|ошибк|ошибок|помил(?:ки|ок)|間違い|ミス|错误|錯誤|误区|실수|أخطاء|गलतियाँ|טעויות/iu
/** A heading against a mistake lists what is right: "How to avoid mistakes". */
const AVOIDED =
  /(?<!\p{L})(?:avoid\w*|without|never make|vermeid\w*|ohne|évite\w*|sans|evita\w*|sin|senza|vermijd\w*|zonder|unik\w*|bez|sem)(?!\p{L})/iu
/** The first number of a list that somebody typed. */
const TYPED = /(?:^|[\s:])1(?:[.)、]|\uFE0F?\u20E3)/u

/** Whether the rows of a design are mistakes that the request does not number. */
export function listsMistakes({ copy, brief }: Pick<LayoutContext, 'copy' | 'brief'>): boolean {
  const heading = [copy.headline, copy.eyebrow].find((text) => text && MISTAKES.test(text))
  return heading !== undefined && !AVOIDED.test(heading ?? '') && !TYPED.test(brief.prompt ?? '')
}

/** A cross of `size` pixels whose left edge is `x` and whose middle is `middle`. */
export function createCross(x: number, middle: number, size: number, color: string): ArtLayer {
  const box = { x, y: middle - size / 2, width: size, height: size }
  const w = (size * STROKE) / Math.SQRT2
  const [l, r, t, b, cx] = [x, x + size, box.y, box.y + size, x + size / 2]
  const points = [
    [l, t + w],
    [l + w, t],
    [cx, middle - w],
    [r - w, t],
    [r, t + w],
    [cx + w, middle],
    [r, b - w],
    [r - w, b],
    [cx, middle + w],
    [l + w, b],
    [l, b - w],
    [cx - w, middle],
  ] as const
  return { kind: 'art', role: 'icon', box, corners: null, paths: [filled(polygonPath(points), color)] }
}
