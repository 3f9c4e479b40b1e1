import type { RequestScenes } from '#contract/designs/video-design.ts'

/**
 * The scenes of a film of about three seconds. One that the studio writes lasts six at least. For tests in which neither the words nor the
 * length of a film matter.
 */
export const SHORT_VIDEO: RequestScenes = (['hook', 'end'] as const).map((kind) => ({
  id: kind,
  kind,
  lines: [{ text: kind === 'hook' ? 'Sleep well tonight' : 'Nocte', role: 'headline', size: 'hero' }],
  number: null,
  seconds: 1,
  picture: null,
  transition: null,
}))
