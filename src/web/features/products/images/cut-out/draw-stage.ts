import { KEEP, REMOVE, type Mark, type Marks, type Point } from './marks.ts'

export interface StageImages {
  original: HTMLImageElement
  /** The automatic cutout, with the same proportions. */
  cut: HTMLImageElement
}

/** The brush on the picture. `size` is its diameter as a share of the longer side. */
interface Brush {
  at: Point
  size: number
  mark: Mark
}

/** How visible removed parts are, 0 to 1, so that a person can bring them back. */
const GHOST = 0.22

/** Draws the cutout with its marks, removed parts as a ghost, and the brush. */
export function drawStage(
  canvas: HTMLCanvasElement,
  { original, cut }: StageImages,
  marks: Marks,
  brush: Brush | null,
): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const layer = createLayer(width, height)
  if (!context || !layer) return
  layer.drawImage(cut, 0, 0, width, height)
  const kept = createLayer(width, height)
  if (kept) {
    kept.drawImage(createMask(marks, KEEP), 0, 0, width, height)
    kept.globalCompositeOperation = 'source-in'
    kept.drawImage(original, 0, 0, width, height)
    layer.drawImage(kept.canvas, 0, 0)
  }
  layer.globalCompositeOperation = 'destination-out'
  layer.drawImage(createMask(marks, REMOVE), 0, 0, width, height)
  context.clearRect(0, 0, width, height)
  context.globalAlpha = GHOST
  context.drawImage(original, 0, 0, width, height)
  context.globalAlpha = 1
  context.drawImage(layer.canvas, 0, 0)
  if (brush) drawBrush(context, brush)
}

function createLayer(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')
}

/** An opaque pixel for each cell with the mark. */
function createMask({ width, height, cells }: Marks, mark: Mark): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const image = new ImageData(width, height)
  for (let index = 0; index < cells.length; index++) if (cells[index] === mark) image.data[index * 4 + 3] = 255
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas
}

/** A ring that is visible on any color: white between two dark lines. */
function drawBrush(context: CanvasRenderingContext2D, { at, size }: Brush): void {
  const { width, height } = context.canvas
  const longest = Math.max(width, height)
  for (const [color, line] of [
    ['rgb(0 0 0 / 0.75)', longest / 130],
    ['#fff', longest / 320],
  ] as const) {
    context.beginPath()
    context.arc(at.x * width, at.y * height, (size * longest) / 2, 0, 2 * Math.PI)
    context.strokeStyle = color
    context.lineWidth = line
    context.stroke()
  }
}
