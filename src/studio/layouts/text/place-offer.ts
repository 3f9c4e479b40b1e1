import { rectanglePath, stroked } from '../../art/svg-paths.ts'
import { placeText, type Align, type TextBlock } from '../../type/text-block.ts'
import type { Layer, TextLayer } from '../../model/scene.ts'
import type { TextLine } from '../../model/text-line.ts'

/** The layers of an offer: its text, and the outline around its code. */
export function placeOffer(block: TextBlock, x: number, top: number, align: Align): Layer[] {
  const layer = placeText(block, x, top, align)
  const { outlined } = block
  if (!outlined) return [layer]
  const shown = align === 'left' ? indentCode(layer, outlined) : layer
  const box = createCodeBox(shown, outlined)
  return box ? [box, shown] : [shown]
}

const isCode = ({ text }: TextLine, code: string): boolean => text.toUpperCase() === code.toUpperCase()

/** The outline of a code begins where the lines above it begin. */
const indentCode = (layer: TextLayer, code: string): TextLayer => ({
  ...layer,
  lines: layer.lines.map((line) =>
    isCode(line, code) ? { ...line, x: line.x + layer.size * (line.scale ?? 1) * CODE_PAD } : line,
  ),
})
/** The space beside a code inside its outline, in em. */
const CODE_PAD = 0.3

/** An outline around the line of a code, in its color. */
function createCodeBox({ lines, size, color }: TextLayer, code: string): Layer | null {
  const line = lines.find((one) => isCode(one, code))
  if (!line) return null
  const em = size * (line.scale ?? 1)
  const box = {
    x: line.x - em * CODE_PAD,
    y: line.y - em * 0.92,
    width: line.width + em * CODE_PAD * 2,
    height: em * 1.16,
  }
  return {
    kind: 'art',
    role: 'icon',
    box: { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 },
    corners: null,
    paths: [stroked(rectanglePath(box, [em * 0.12, em * 0.12, em * 0.12, em * 0.12]), color, Math.max(2, em * 0.06))],
  }
}
