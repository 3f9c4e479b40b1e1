import { useQuery } from '@tanstack/react-query'
import type { Version } from '#contract/designs/design.ts'
import { contentData } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'

interface VersionImageProps {
  version: Version
  className?: string
}

/** The image of a version: its thumbnail until its bytes have arrived, and for videos. */
export function VersionImage({ version, className }: VersionImageProps) {
  const { data } = useQuery(contentData(version.id))
  const isImage = data?.mime_type.startsWith('image/') === true
  return (
    <img
      src={data && isImage ? dataUrl(data) : version.thumbnail_url}
      alt={`${version.headline}, ${version.layout}`}
      draggable={false}
      className={className}
    />
  )
}
