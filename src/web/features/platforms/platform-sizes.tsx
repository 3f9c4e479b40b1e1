import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { DEFAULT_CONTENT_SIZES } from '#contract/platforms/presets.ts'
import { SIZES_PER_PLATFORM_MAX } from '#contract/limits.ts'
import { optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/platforms.ts'
import { withMoved, withNewSize, type DraftSize, type Place } from './size-draft.ts'
import { SizeRow } from './size-row.tsx'

interface PlatformSizesProps extends Place {
  sizes: readonly DraftSize[]
  isChanged: boolean
  onChange: (sizes: DraftSize[]) => void
}

/** The sizes of one platform. The first is the one that is generated. */
export function PlatformSizes({ type, platform, sizes, isChanged, onChange }: PlatformSizesProps) {
  const box = useRef<HTMLElement>(null)
  const name = `${optionLabel(platform)} ${type}`
  const focus = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    onChange(withNewSize(sizes))
    focus('li:last-of-type input')
  }
  const move = (size: DraftSize, index: number, by: -1 | 1) => {
    onChange(withMoved(sizes, index, by))
    focus(`#${size.id}`)
  }
  const remove = (index: number) => {
    onChange(sizes.filter((_, at) => at !== index))
    focus('[data-add]')
  }
  const [fallback = ''] = DEFAULT_CONTENT_SIZES[type][platform]
  return (
    <section ref={box} aria-label={name} className="rounded-lg border border-border bg-surface p-5">
      <div className="flex min-h-5.5 items-center justify-between gap-3">
        <h3 className="text-base">{optionLabel(platform)}</h3>
        {isChanged && <Badge className="normal-case!">{t.changed}</Badge>}
      </div>
      {sizes.length === 0 && (
        <p className="mt-3 text-muted">{fillNodes(t.noSizeOfYourOwn, { fallback: sizeLabel(fallback) })}</p>
      )}
      <ol className="mt-3 flex flex-col gap-2">
        {sizes.map((size, index) => (
          <SizeRow
            key={size.id}
            size={size}
            name={`${name} size ${index + 1}`}
            isFirst={index === 0}
            isLast={index === sizes.length - 1}
            onType={(text) => onChange(sizes.with(index, { ...size, text }))}
            onMove={(by) => move(size, index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Button
        data-add
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={sizes.length >= SIZES_PER_PLATFORM_MAX}
        onClick={add}
      >
        <Plus aria-hidden />
        {fillNodes(t.addSize, { list: <span className="sr-only"> {fillNodes(t.to, { name })}</span> })}
      </Button>
    </section>
  )
}
