import { useCallback } from 'react'
import { fileSize } from '#web/lib/format/format.ts'

interface FilePreviewProps {
  file: File
  className: string
}

/** A chosen file as a picture; its address lives as long as the picture stands. */
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
