import { placeText, wrapBlock } from '../type/text-block.ts'
import { cornersOf } from './sizes.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Layer } from '../scene.ts'
import type { Align, TextBlock } from '../type/text-block.ts'

/** The row that closes a design: button, price, and sometimes a line of text beside them. Pixels. */
export interface Call {
  width: number
  height: number
  /** What hangs below it: descenders of words that stand lower than the button. */
  drop: number
  place(x: number, top: number, align: Align): Layer[]
}

interface Part {
  width: number
  height: number
  drop: number
  place(x: number, top: number): Layer[]
}

export interface CallWords {
  cta: string | null
  price: string | null
  /** Set beside the button where a canvas is too flat for it to stand above. */
  beside: string | null
}

export function callRow(scope: Scope, ground: Ground, words: CallWords, widest: number): Call | null {
  const gap = scope.sizes.body * 0.95
  const button = words.cta ? buttonPart(scope, ground, words.cta, widest) : null
  const price = words.price ? pricePart(scope, ground, words.price, widest) : null
  const left = widest - (button ? button.width + gap : 0) - (price ? price.width + gap : 0)
  const beside = words.beside ? besidePart(scope, ground, words.beside, left, button?.height ?? Infinity) : null
  if ((words.cta && !button) || (words.price && !price) || (words.beside && !beside)) return null
  const parts = [button, price, beside].filter((part) => part !== null)
  if (parts.length === 0) return null
  return parts.reduce((sum, part) => sum + part.width, gap * (parts.length - 1)) <= widest + 1
    ? inRow(parts, gap)
    : stacked(parts, gap)
}

function inRow(parts: readonly Part[], gap: number): Call {
  const width = parts.reduce((sum, part) => sum + part.width, gap * (parts.length - 1))
  const height = Math.max(...parts.map((part) => part.height))
  const place = (x: number, top: number, align: Align) => {
    let at = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width
    return parts.flatMap((part) => {
      const layers = part.place(at, top + (height - part.height) / 2)
      at += part.width + gap
      return layers
    })
  }
  const drop = Math.max(...parts.map((part) => (part.height - height) / 2 + part.drop), 0)
  return { width, height, drop, place }
}

/** Price above button, where both do not fit beside each other. */
function stacked(parts: readonly Part[], gap: number): Call {
  const order = parts.toReversed()
  const width = Math.max(...parts.map((part) => part.width))
  const height = order.reduce(
    (sum, part, index) => sum + part.height + (index < order.length - 1 ? part.drop + gap : 0),
    0,
  )
  const place = (x: number, top: number, align: Align) => {
    let y = top
    return order.flatMap((part) => {
      const left = align === 'left' ? x : align === 'center' ? x - part.width / 2 : x - part.width
      const layers = part.place(left, y)
      y += part.height + part.drop + gap
      return layers
    })
  }
  return { width, height, drop: parts[0]?.drop ?? 0, place }
}

function buttonPart(scope: Scope, ground: Ground, text: string, widest: number): Part | null {
  const { label } = scope.sizes
  const words = { role: 'cta' as const, text, style: scope.type.label, color: ground.onAccent, ground: ground.accent }
  const pad = label * 1.55
  const size =
    [label, label * 0.86].find((of) => wrapBlock(words, scope.ruler, of, widest - 2 * pad, 1)) ?? label * 0.86
  const block = wrapBlock(words, scope.ruler, size, widest - 2 * pad, 2)
  if (!block) return null
  const height = block.height + label * 2.15
  const width = block.width + 2 * pad
  const place = (x: number, top: number): Layer[] => [
    {
      kind: 'panel',
      role: 'button',
      box: { x, y: top, width, height },
      corners: cornersOf(scope.manner, height),
      color: ground.accent,
      stroke: null,
      stroke_width: 0,
    },
    placeText(block, x + width / 2, top + (height - block.height) / 2, 'center'),
  ]
  return { width, height, drop: 0, place }
}

function pricePart(scope: Scope, ground: Ground, text: string, widest: number): Part | null {
  const { price } = scope.sizes
  const words = { role: 'price' as const, text, style: scope.type.price, color: ground.ink, ground: ground.fill }
  return textPart(
    wrapBlock(words, scope.ruler, price, widest, 1) ?? wrapBlock(words, scope.ruler, price * 0.62, widest, 2),
  )
}

function besidePart(scope: Scope, ground: Ground, text: string, widest: number, tallest: number): Part | null {
  const { body } = scope.sizes
  const words = { role: 'subline' as const, text, style: scope.type.body, color: ground.muted, ground: ground.fill }
  const block = widest > body * 6 ? wrapBlock(words, scope.ruler, body, widest, 2) : null
  return block && block.height <= tallest ? textPart(block) : null
}

function textPart(block: TextBlock | null): Part | null {
  return (
    block && {
      width: block.width,
      height: block.height,
      drop: block.drop,
      place: (x, top) => [placeText(block, x, top)],
    }
  )
}
