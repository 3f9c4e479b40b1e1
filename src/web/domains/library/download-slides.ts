import { carouselFileName } from '#contract/designs/carousels/carousel-file-name.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { carouselApi } from '#web/lib/api/carousels.ts'
import { saveBlob } from '#web/lib/browser/download.ts'

/** Downloads the slides of a carousel as one archive and resolves to the file name. */
export async function downloadSlides(item: ContentItem): Promise<string> {
  const data = await carouselApi.carousels.export({ params: { id: item.id }, body: { format: 'zip' } })
  const file = carouselFileName(item, 'zip')
  saveBlob(data, file)
  return file
}
