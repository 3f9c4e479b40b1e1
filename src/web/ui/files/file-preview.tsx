import { useCallback } from 'react'
import { fileSize } from '#web/lib/format/format.ts'

interface FilePreviewProps {
  file: File
  className: string
}

/** Previews a chosen file. Its object URL is revoked with the preview. */
export function FilePreview({ file, className }: FilePreviewProps) {
  const facts = `${file.name}, ${fileSize(file.size)}`
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return <img ref={show} alt={facts} title={facts} className={className} />
}
