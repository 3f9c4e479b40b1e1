import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { PreviewImage } from '#contract/designs/design-preview.ts'
import { dataUrl } from '#web/lib/browser/download.ts'

interface ImageRadioProps {
  /** Shared by the radio buttons of a group. */
  group: string
  /** What the picture shows, for people who cannot see it. */
  label: string
  image: PreviewImage
  shape: CSSProperties
  isChosen: boolean
  onChoose: () => void
  className?: string
}

/** A picture that is a radio button. The arrow keys move through its group. */
export function ImageRadio({ group, label, image, shape, isChosen, onChoose, className }: ImageRadioProps) {
  return (
    <label
      title={label}
      className={clsx(
        'relative block cursor-pointer overflow-hidden rounded-sm outline-offset-2 transition-opacity',
        'shadow-[0_0_0_1px_var(--border)] hover:shadow-[0_0_0_1px_var(--outline)]',
        'has-checked:outline-2 has-checked:outline-accent-ink has-focus-visible:shadow-[0_0_0_4px_var(--accent-ink)]',
        className,
      )}
    >
      <input type="radio" name={group} className="sr-only" aria-label={label} checked={isChosen} onChange={onChoose} />
      <img src={dataUrl(image)} alt="" className="block w-full object-cover" style={shape} />
    </label>
  )
}
