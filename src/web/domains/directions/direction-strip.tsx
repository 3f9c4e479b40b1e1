import { clsx } from 'clsx'
import { useId } from 'react'
import { type Direction, DIRECTIONS_MAX } from '#contract/generation/directions.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t } from '#web/words/directions.ts'
import { fill } from '#web/words/fill.ts'
import { ImageRadio } from './image-radio.tsx'

interface DirectionStripProps {
  label: string
  /** Null until they are drawn. */
  directions: readonly Direction[] | null
  /** The shape of the design, in pixels. */
  size: { width: number; height: number }
  /** The seed of the chosen one. */
  chosen: number | null
  onChoose: (direction: Direction) => void
  /** Whether newer ones are on their way. */
  isBehind?: boolean
}

/** Wider designs than this are shown three in a row. */
const WIDE = 1.2

/**
 * Small pictures of designs, of which one is chosen. They are radio buttons, so the arrow keys move through them. On a phone they are one row
 * that is pushed sideways.
 */
export function DirectionStrip({ label, directions, size, chosen, onChoose, isBehind = false }: DirectionStripProps) {
  const group = useId()
  const shape = { aspectRatio: `${size.width} / ${size.height}` }
  const isWide = size.width > size.height * WIDE
  const place = clsx('shrink-0 snap-start', isWide ? 'w-44 sm:w-auto' : 'w-24 sm:w-auto')
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-busy={isBehind || directions === null}
      // The dialog around it turns pages with these keys.
      data-own-arrows
      className={clsx(
        '-m-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto p-1 sm:grid sm:overflow-visible',
        isWide ? 'sm:grid-cols-3' : 'sm:grid-cols-3 @md:grid-cols-6',
      )}
    >
      {directions === null
        ? Array.from({ length: DIRECTIONS_MAX }, (_none, index) => (
            <span key={index} className={clsx(place, 'skeleton rounded-sm')} style={shape} />
          ))
        : directions.map((direction, index) => (
            <ImageRadio
              key={direction.seed}
              group={group}
              label={nameDirection(direction, index + 1, directions.length)}
              image={direction.image}
              shape={shape}
              isChosen={direction.seed === chosen}
              onChoose={() => onChoose(direction)}
              className={clsx(place, isBehind && 'opacity-60')}
            />
          ))}
      <p role="status" className="sr-only">
        {directions && !isBehind && fill(t.ready, { count: directions.length })}
      </p>
    </div>
  )
}

const IMAGES: Readonly<Record<Direction['picture'], string>> = {
  full_photo: t.fullPhoto,
  photo: t.photo,
  product: t.product,
  drawing: t.drawing,
  type: t.type,
}

const GROUNDS: Readonly<Record<Direction['ground'], string>> = {
  brand: t.onBrand,
  second: t.onSecond,
  light: t.onLight,
  dark: t.onDark,
}

/** What a direction looks like, for people who cannot see it: "Design 2 of 6: Split layout, a photo, on a light ground". */
function nameDirection(
  { layout, picture, ground }: Pick<Direction, 'layout' | 'picture' | 'ground'>,
  number: number,
  count: number,
): string {
  const look = { number, count, picture: IMAGES[picture], ground: GROUNDS[ground] }
  return layout ? fill(t.named, { ...look, layout: optionLabel(layout) }) : fill(t.namedSlide, look)
}
