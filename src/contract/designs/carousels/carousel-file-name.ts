import { createStem, type NamedItem } from '../../text/file-names.ts'
import type { CarouselFormat } from './carousel-options.ts'

/** The file name of exported slides: `42_Nocte_Spring_launch_1080x1350_carousel.zip`. */
export const carouselFileName = (item: NamedItem & { id: number }, format: CarouselFormat): string =>
  `${createStem(item)}_carousel.${format}`
