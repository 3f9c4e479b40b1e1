/** Option lists of the design editor. This file does not import zod, so any page may import it. */

import { PALETTE_ROLES } from '../brands/palette/palette-options.ts'

/** The roles of the brand palette that a slot can take as its color. Only brands with an extended palette have all of them. */
export const COLOR_ROLES = [
  'primary',
  'secondary',
  ...PALETTE_ROLES,
  'second',
  'paper',
  'tint',
  'soft',
  'deep',
  'ink',
  'white',
] as const
export type ColorRole = (typeof COLOR_ROLES)[number]

export const PIN_X = ['start', 'center', 'end'] as const
export const PIN_Y = ['top', 'middle', 'bottom'] as const
export const SLOT_ALIGNMENTS = ['start', 'center', 'end'] as const
export const ADDED_KINDS = ['text', 'image', 'logo', 'shape'] as const
export const ADDED_SHAPES = ['box', 'ellipse', 'line'] as const
export const ADDED_TEXT_STYLES = ['headline', 'subline', 'detail', 'badge', 'price', 'cta', 'small_print'] as const
/** What the rows of a design are: names and prices, steps, labels and texts of two sides, or one figure. */
export const BLOCK_KINDS = ['menu', 'steps', 'comparison', 'statistic'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]
export const MOTION_STYLES = ['calm', 'lively', 'bold'] as const
/** The fields of a slot that a user can change. */
export const SLOT_FIELDS = [
  'move',
  'pin',
  'width',
  'height',
  'step',
  'color',
  'align',
  'focus',
  'zoom',
  'angle',
  'order',
  'hidden',
  'picture',
] as const
export type SlotField = (typeof SLOT_FIELDS)[number]
export const SLOT_KINDS = ['text', 'button', 'badge', 'logo', 'picture', 'drawing', 'shape'] as const
export type SlotKind = (typeof SLOT_KINDS)[number]
/** Length of a video in seconds. */
export const VIDEO_SECONDS_MIN = 3
export const VIDEO_SECONDS_MAX = 30
/** Pixels of a preview for each pixel of the canvas. */
export const PREVIEW_RATIO_MIN = 0.1
export const PREVIEW_RATIO_MAX = 2
/** File formats of the export: those of a still, those of a video, those of the captions of a film, and its storyboard. */
export const STILL_FORMATS = ['png', 'jpeg', 'webp', 'pdf', 'svg', 'json'] as const
export const VIDEO_FORMATS = ['mp4', 'gif', 'webm', 'frames'] as const
export const CAPTION_FORMATS = ['srt', 'vtt'] as const
export const EXPORT_FORMATS = [...STILL_FORMATS, ...VIDEO_FORMATS, ...CAPTION_FORMATS, 'storyboard'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  json: 'application/json',
  mp4: 'video/mp4',
  gif: 'image/gif',
  webm: 'video/webm',
  frames: 'application/zip',
  storyboard: 'application/pdf',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
}
/** Pixels of an exported file for each pixel of the canvas. */
export const EXPORT_RATIOS = [0.5, 1, 2] as const
export type ExportRatio = (typeof EXPORT_RATIOS)[number]
