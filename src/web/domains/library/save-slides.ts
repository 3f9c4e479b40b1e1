import type { ContentItem } from '#contract/library/content.ts'

/**
 * Downloads the slides of a carousel and resolves to the file name. This step between keeps the list of what the download needs out of the
 * first screen.
 */
export const saveSlides = async (item: ContentItem): Promise<string> =>
  (await import('./download-slides.ts')).downloadSlides(item)
