import { reducedTitle } from '../file-names.ts'
import { LIBRARY_FILE_TITLE_MAX } from '../limits.ts'
import type { CarouselFormat } from './carousel-options.ts'

/** The file name of exported slides: `42_Spring_launch_slides.zip`. */
export const carouselFileName = (id: number, title: string | null, format: CarouselFormat): string =>
  `${id}_${reducedTitle(title, LIBRARY_FILE_TITLE_MAX) || 'generated'}_slides.${format}`
