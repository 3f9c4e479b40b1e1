import { Renderer, type Node } from '@takumi-rs/core'
import type { MappedRange } from '#studio/render/fonts/sfnt.ts'
import { RefusedFont } from './font-facts.ts'

const SAMPLE = 'Hamburgefonstiv'
const SIZE = 32
const [WIDTH, LINE, LINES] = [1280, 48, 20]
const PER_LINE = 48
/** Characters that are drawn. The large fonts of East Asia have more, with outlines of the same kind. */
const CHARACTERS_MAX = 4000
/** Width of a letter in em, on average. */
const [NARROWEST, WIDEST] = [0.12, 2.5]

/**
 * Draws the characters of a font with the program that draws designs, so that one that it cannot draw is found here.
 * @throws {RefusedFont} if its letters are empty, or of no usable width
 * @throws Error if the renderer cannot read it
 */
export async function tryDrawing(font: Buffer, weight: number, ranges: readonly MappedRange[]): Promise<void> {
  const renderer = new Renderer()
  const unicodeRange = ranges.map(({ from, to }): [number, number] => [from, to])
  await renderer.registerFont({ name: 'Trial', weight, style: 'normal', data: font, unicodeRange })
  const { width } = await renderer.measure(createLine(SAMPLE, 1000, weight))
  const each = width / 1000 / SAMPLE.length
  if (!(each >= NARROWEST && each <= WIDEST)) throw new RefusedFont('fontDamaged')
  const lines = [SAMPLE, ...listLines(ranges)]
  for (let start = 0; start < lines.length; start += LINES) {
    const drawn = await drawLines(renderer, lines.slice(start, start + LINES), weight)
    if (start === 0 && !drawn.subarray(0, WIDTH * LINE * 4).some((byte) => byte > 0)) throw new RefusedFont('fontBlank')
  }
}

const createLine = (text: string, size: number, weight: number): Node => ({
  type: 'text',
  text,
  style: { fontFamily: "'Trial'", fontWeight: weight, fontSize: size, whiteSpace: 'pre' },
})

function drawLines(renderer: Renderer, lines: readonly string[], weight: number): Promise<Buffer> {
  const children = lines.map((text) => ({
    ...createLine(text, SIZE, weight),
    style: { ...createLine(text, SIZE, weight).style, height: LINE },
  }))
  const style = {
    display: 'flex',
    flexDirection: 'column',
    width: WIDTH,
    height: LINE * LINES,
    overflow: 'hidden',
    color: '#000000',
  } as const
  return renderer.render({ type: 'container', style, children }, { width: WIDTH, height: LINE * LINES, format: 'raw' })
}

function listLines(ranges: readonly MappedRange[]): string[] {
  const points: number[] = []
  for (const { from, to } of ranges)
    for (let point = from; point <= to && points.length < CHARACTERS_MAX; point++) points.push(point)
  const shown = points.filter((point) => point >= 32 && (point < 0xd800 || point > 0xdfff))
  return Array.from({ length: Math.ceil(shown.length / PER_LINE) }, (_, index) =>
    String.fromCodePoint(...shown.slice(index * PER_LINE, (index + 1) * PER_LINE)),
  )
}
