import type { DrawnStoryboard } from '#contract/designs/video-preview.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'

/** A storyboard as it was drawn last. */
export interface Drawn extends DrawnStoryboard {
  /** The images of the scenes at rest, in their order. */
  images: string[]
}

/** A storyboard that is being edited: that of a made film, or of a request. */
export interface StoryboardEditor {
  /** What it is now; null until it was drawn first. */
  film: VideoDesign | null
  drawn: Drawn | null
  /** The canvas, in pixels. */
  size: { width: number; height: number }
  isMirrored: boolean
  /** Makes one edit. Edits in a row with the same group are undone together. */
  change: (edit: (video: VideoDesign) => VideoDesign, label: string, group?: string | null) => void
  /** The undo group of a change of a text. */
  nextTypingGroup: (change: { field: string; inputType: string; text: string }) => string
}
