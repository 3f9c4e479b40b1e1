import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { getPixelSize, getTitle } from '#web/lib/api/content.ts'
import { currentDirection } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/carousels.ts'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'

/** The slides of a carousel, one at a time. Its buttons and, while one of them has the focus, the arrow keys show the others. */
export function SlidesMedia({ item, slides }: { item: ContentItem; slides: NonNullable<ContentItem['slides']> }) {
  const [at, setAt] = useState(0)
  const { width, height } = getPixelSize(item)
  const slide = slides[at]
  const step = (by: number) => setAt((now) => Math.max(0, Math.min(slides.length - 1, now + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === (currentDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1)
  }
  return (
    <div
      role="group"
      aria-label={t.slides}
      data-own-arrows
      onKeyDown={onKeyDown}
      className="flex w-full flex-col items-center gap-3 [--tall:50dvh] lg:[--tall:min(45rem,calc(100dvh-9rem))]"
    >
      <img
        src={slide?.file_url}
        alt={slide?.alt_text || getTitle(item)}
        className="rounded-sm bg-raised object-contain"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width}px, calc(var(--tall) * ${width / height}))`,
        }}
      />
      <div className="flex items-center gap-3">
        <StepButton label={t.previousSlide} isOff={at === 0} onPress={() => step(-1)} />
        <p role="status" className="min-w-16 text-center text-sm tabular-nums">
          {fill(t.slideOf, { number: at + 1, count: slides.length })}
        </p>
        <StepButton label={t.nextSlide} isOff={at === slides.length - 1} isNext onPress={() => step(1)} />
      </div>
    </div>
  )
}

interface StepButtonProps {
  label: string
  isOff: boolean
  isNext?: boolean
  onPress: () => void
}

/** Without a tooltip, which would handle the Escape key that closes the dialog. */
function StepButton({ label, isOff, isNext = false, onPress }: StepButtonProps) {
  const Icon = isNext ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={clsx(
        iconButtonClass,
        'bg-surface shadow-[0_0_0_1px_var(--border)]',
        isOff && 'cursor-default opacity-45',
      )}
    >
      <Icon className="size-4.5 rtl:-scale-x-100" strokeWidth={1.75} aria-hidden />
    </button>
  )
}
