import { X } from 'lucide-react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'
import { FilePreview } from './file-preview.tsx'

interface PickedImagesProps {
  files: readonly File[]
  onRemove: (file: File) => void
}

/** Thumbnails of chosen files, each with a button to remove it. */
export function PickedImages({ files, onRemove }: PickedImagesProps) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={`${index}-${file.name}-${file.lastModified}`} className="relative">
          <FilePreview file={file} className="size-16 rounded-sm bg-media object-contain" />
          <button
            type="button"
            aria-label={fill(t.remove, { name: file.name })}
            onClick={() => onRemove(file)}
            className="absolute -top-1.5 -end-1.5 grid size-6 place-content-center rounded-full bg-text text-background pointer-coarse:size-8"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
