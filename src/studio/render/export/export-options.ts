import type { SceneMark } from '../../mark/mark-scene.ts'

/** The file formats of a still. */
export type StillFormat = 'png' | 'jpeg' | 'webp' | 'pdf' | 'svg' | 'json'

/** How to export a still. `ratio` is pixels of the file for each pixel of the canvas; SVG and JSON have no pixels. */
export interface StillExport {
  format: StillFormat
  ratio: number
  /** 1 to 100, for PNG, JPEG and WebP. Null for the best: PNG is lossless then, the others have quality 90. */
  quality?: number | null
  /** Maximum size of the file in bytes, for PNG, JPEG and WebP. The quality is lowered until the file fits. */
  maxBytes?: number | null
  /** What is written into the pixels of its pictures, for PNG, JPEG and WebP. */
  mark?: SceneMark | null
}
