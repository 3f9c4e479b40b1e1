import { clsx } from 'clsx'
import { ShowcasePicture, type PictureName } from '#web/ui/showcase/showcase-picture.tsx'

/** Columns of nearly the same height. A phone shows the first two. */
const COLUMNS: readonly (readonly PictureName[])[] = [
  ['verdant', 'ledgerline', 'crumb'],
  ['sunbolt', 'nocturne'],
  ['harbor', 'fernweh', 'havn'],
]

/**
 * The images of the hero section: posts of invented brands with different styles. Its height is fixed before the images load, because it
 * is centered next to the text.
 */
export function BrandWall() {
  return (
    <div className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3 sm:gap-4 lg:aspect-[1.078]">
      {COLUMNS.map((names, index) => (
        <div key={names[0]} className={clsx('flex flex-col gap-3 sm:gap-4', index === 2 && 'max-sm:hidden')}>
          {names.map((name, row) => (
            <ShowcasePicture
              key={name}
              name={name}
              isEager
              isFirst={row === 0}
              sizes="(min-width: 1024px) 14rem, (min-width: 640px) 32vw, 48vw"
            />
          ))}
        </div>
      ))}
    </div>
  )
}
