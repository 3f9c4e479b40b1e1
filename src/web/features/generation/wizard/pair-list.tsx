import type { ContentSizes } from '#contract/platforms/sizes.ts'
import { optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { sizeMade } from '#web/lib/api/sizes.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { AspectRatioIcon } from '#web/ui/display/aspect-ratio-icon.tsx'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'

interface PairListProps {
  pairs: readonly { type: string; platform: string }[]
  sizes: ContentSizes | undefined
}

/** The items that will be generated, with their sizes. */
export function PairList({ pairs, sizes }: PairListProps) {
  return (
    <Card title={plural(t.items, pairs.length)}>
      <ul className="flex flex-col gap-2.5">
        {pairs.map(({ type, platform }) => {
          const size = sizeMade(sizes, type, platform) ?? ''
          return (
            <li key={`${type}:${platform}`} className="flex items-center gap-3">
              <AspectRatioIcon size={size} box={24} />
              <span className="min-w-0 flex-1 truncate">
                {optionLabel(type)} · {optionLabel(platform)}
              </span>
              <span className="text-sm text-muted tabular-nums">{sizeLabel(size)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
