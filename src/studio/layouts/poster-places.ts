import { bottom, boxOf, mirrored, right } from '../geometry.ts'
import type { Scope } from './scope.ts'
import type { Column, ColumnPlan } from './text-column.ts'
import type { Box } from '../geometry.ts'

/** Where the words stand and where the big form is, for one form of canvas. */
export interface PosterPlace extends Pick<
  ColumnPlan,
  'align' | 'most' | 'counts' | 'anchor' | 'spread' | 'flat' | 'footWidth'
> {
  column: Box
  /** The form's area once the words are set: it takes what they left free and may run over the edges. */
  art(column: Column): Box
}

export function posterPlace(scope: Scope): PosterPlace {
  const { form } = scope.canvas
  const random = scope.random('poster')
  if (form === 'banner' || form === 'wide')
    return random.chance(0.3) ? turned(sideways(scope), scope.canvas.width) : sideways(scope)
  const { cta, subline, price } = scope.copy
  const picture = scope.material.pictures.length > 0
  const hasFoot = cta !== null || subline !== null || price !== null
  if (hasFoot && form !== 'slim' && (picture || random.chance(form === 'square' ? 0.6 : 0.35))) return cornered(scope)
  return random.chance(form === 'tall' || picture ? 0.3 : 0.4) ? artFirst(scope, hasFoot) : wordsFirst(scope)
}

/** Sample 2: headline across the top, small words at the foot on the left, the form in the corner beside them. */
function cornered({ canvas }: Scope): PosterPlace {
  const { content, width, height, base, form } = canvas
  const footWidth = content.width * (form === 'tall' ? 0.46 : 0.4)
  const left = content.x + footWidth + base * 0.03
  return {
    column: content,
    art: (words) => boxOf(left, words.headlineBottom + base * 0.03, width + 2, height + 2),
    align: 'left',
    most: base * (form === 'tall' ? 0.21 : 0.235),
    counts: form === 'square' ? [2, 3, 1] : [3, 2, 4],
    anchor: 'top',
    spread: 'edges',
    footWidth,
  }
}

/** Headline and all its company on top, the form below across the whole width. */
function wordsFirst({ canvas, copy }: Scope): PosterPlace {
  const { content, width, height, base, form } = canvas
  const share = form === 'square' ? (copy.benefits.length > 0 ? 0.72 : 0.655) : form === 'tall' ? 0.62 : 0.6
  const column = boxOf(content.x, content.y, right(content), height * share)
  return {
    column,
    art: (words) => boxOf(-2, Math.min(words.bottom + base * 0.06, height * 0.75), width + 2, height + 2),
    align: 'left',
    most: form === 'slim' ? width * 0.3 : base * 0.21,
    counts: form === 'square' ? [2, 3, 1] : [3, 2, 4],
    anchor: 'top',
    spread: 'together',
  }
}

/** The form hangs from the top, the words stand on the foot of the canvas. */
function artFirst({ canvas }: Scope, hasFoot: boolean): PosterPlace {
  const { content, width, height, base, form } = canvas
  const share = (form === 'square' ? 0.37 : form === 'tall' ? 0.42 : 0.47) + (hasFoot ? 0 : 0.09)
  const column = boxOf(content.x, height * share, right(content), bottom(content))
  return {
    column,
    art: (words) => boxOf(-2, -2, width + 2, words.top - base * 0.068),
    align: 'left',
    most: form === 'slim' ? width * 0.26 : base * (hasFoot ? 0.18 : 0.21),
    counts: form === 'square' ? [2, 1, 3] : form === 'slim' ? [4, 3, 5] : [3, 2, 4],
    anchor: 'top',
    spread: form === 'slim' ? 'together' : 'edges',
  }
}

/** Words on the left, the form on the right, off three edges. */
function sideways(scope: Scope): PosterPlace {
  const { content, width, height, base, form } = scope.canvas
  const split = form === 'banner' ? 0.64 : 0.6
  const art = boxOf(width * split + base * 0.03, -2, width + 2, height + 2)
  return {
    column: boxOf(content.x, content.y, width * split - base * 0.015, bottom(content)),
    art: () => art,
    align: 'left',
    most: base * 0.175,
    counts: form === 'banner' ? [2, 1, 3] : [3, 2, 4],
    anchor: 'middle',
    spread: 'edges',
    flat: form === 'banner',
  }
}

/** The form on the left. The words keep to the content box of their new side. */
function turned(place: PosterPlace, width: number): PosterPlace {
  return { ...place, column: mirrored(place.column, width), art: (words) => mirrored(place.art(words), width) }
}
