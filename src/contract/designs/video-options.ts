/** Option lists of storyboards. This file does not import zod, so any page may import it. */

/** What a scene does in its film: it opens it, shows the subject, makes a point, states an offer or an event, or ends it. */
export const SCENE_KINDS = ['hook', 'subject', 'point', 'offer', 'event', 'end'] as const

/** The roles that a text of a scene can have. */
export const LINE_ROLES = [
  'headline',
  'subline',
  'eyebrow',
  'detail',
  'benefit',
  'badge',
  'price',
  'cta',
  'small_print',
] as const

/** How a scene takes the place of the one before it. */
export const TRANSITIONS = ['cut', 'dissolve', 'mask', 'slide', 'zoom', 'bands'] as const

/** The moods of our own music. */
export const MOODS = ['serene', 'clear', 'steady', 'bright', 'warm', 'sunny', 'driving', 'festive'] as const

/** Length of the part of a clip that a scene plays, in seconds. */
export const CLIP_PART_SECONDS_MIN = 0.5
/** How much of a clip is shown where nobody chose a part. */
export const CLIP_PART_SECONDS = 5

/** What the sound of a clip does: it is in front of the music, behind it, or left out. */
export const CLIP_SOUNDS = ['kept', 'ducked', 'removed'] as const

/** How captions are burned into a film: not at all, line by line, or with the word that is due in a color of its own. */
export const CAPTION_STYLES = ['none', 'lines', 'words'] as const
export type CaptionStyle = (typeof CAPTION_STYLES)[number]

export const SCENES_MIN = 2
export const SCENES_MAX = 8
export const SCENE_LINES_MAX = 16
/** Length of one scene in seconds. */
export const SCENE_SECONDS_MIN = 1
export const SCENE_SECONDS_MAX = 15
/** Frames of one request for the preview of a film. */
export const FRAMES_MAX = 90
