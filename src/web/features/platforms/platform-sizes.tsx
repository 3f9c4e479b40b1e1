import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { SIZES_PER_PLATFORM_MAX } from '#contract/limits.ts'
import { DEFAULT_CONTENT_SIZES } from '#contract/platforms/presets.ts'
import { optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { AspectRatioIcon } from '#web/ui/display/aspect-ratio-icon.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { fill, fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/platforms.ts'
import { type DraftSize, type Place, problemIn, withMoved, withNewSize } from './size-draft.ts'

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
        <p className="mt-3 text-muted">{fillNodes(t.fallbackHint, { fallback: sizeLabel(fallback) })}</p>
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

interface SizeRowProps {
  size: DraftSize
  /** The accessible name, such as 'Instagram image size 1'. */
  name: string
  isFirst: boolean
  isLast: boolean
  onType: (text: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function SizeRow({ size: { id, text }, name, isFirst, isLast, onType, onMove, onRemove }: SizeRowProps) {
  const problem = problemIn(text)
  const note = problem ?? (isFirst && !isLast ? t.firstSizeHint : null)
  return (
    <li>
      <div className="flex items-center gap-2">
        <AspectRatioIcon size={text} box={36} isStrong={isFirst} />
        <div className="min-w-0 flex-1">
          <input
            id={id}
            aria-label={name}
            aria-invalid={Boolean(problem)}
            aria-describedby={note ? `${id}-note` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => onType(event.target.value)}
            className="control tabular-nums"
          />
        </div>
        <div className="flex shrink-0">
          <IconButton label={fill(t.moveUp, { name })} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
          <IconButton label={fill(t.moveDown, { name })} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
          <IconButton label={fill(t.remove, { name })} icon={Trash2} onClick={onRemove} />
        </div>
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className={clsx('mt-1 ms-11 text-sm', problem ? 'text-danger' : 'text-muted')}
        >
          {translateNode(note)}
        </p>
      )}
    </li>
  )
}
