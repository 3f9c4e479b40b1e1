import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId } from 'react'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { LayoutName } from '#contract/options.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/directions.ts'
import { ImageRadio } from './image-radio.tsx'

interface LayoutChoicesProps<Other extends string> {
  label: string
  /** The item whose design is shown in each layout. Null if it is gone. */
  id: number | null
  value: LayoutName | Other
  onChange: (value: LayoutName | Other) => void
  /** Choices that are no layout. */
  others: readonly { value: Other; label: string }[]
}

/** Pixels of a picture for each pixel of the design. */
const RATIO = 0.2

/** The layouts that suit a design as pictures of it, of which one is chosen. */
export function LayoutChoices<Other extends string>({ label, id, value, onChange, others }: LayoutChoicesProps<Other>) {
  const group = useId()
  const layouts = useQuery({
    queryKey: ['design', id, 'layouts', null],
    queryFn: async ({ signal }) => {
      const body = { overrides: NO_OVERRIDES, ratio: RATIO }
      return (await designApi.design.layouts({ params: { id: id ?? 0 }, body, signal })).layouts
    },
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const [first] = layouts.data ?? []
  const shape = { aspectRatio: first ? `${first.image.width} / ${first.image.height}` : '1' }
  return (
    <div className="flex flex-col gap-2">
      <p id={`${group}label`} className="text-sm font-medium">
        {label}
      </p>
      <div role="radiogroup" aria-labelledby={`${group}label`} aria-busy={layouts.isLoading} data-own-arrows>
        <div className="flex flex-wrap gap-2">
          {others.map((other) => (
            <label
              key={other.value}
              className={clsx(
                'flex h-9 cursor-pointer items-center rounded-sm border border-outline/60 px-3 text-sm pointer-coarse:h-11',
                'has-checked:border-accent-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
              )}
            >
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={value === other.value}
                onChange={() => onChange(other.value)}
              />
              {other.label}
            </label>
          ))}
        </div>
        <div className="mt-2 grid grid-cols-3 gap-2">
          {layouts.data?.map(({ layout, image }) => (
            <ImageRadio
              key={layout}
              group={group}
              label={optionLabel(layout)}
              image={image}
              shape={shape}
              isChosen={value === layout}
              onChoose={() => onChange(layout)}
            />
          )) ??
            (layouts.isLoading &&
              Array.from({ length: 6 }, (_none, index) => (
                <span key={index} className="skeleton rounded-sm" style={shape} />
              )))}
        </div>
      </div>
      {layouts.isError && (
        <Banner tone="info" onRetry={() => void layouts.refetch()}>
          {t.notDrawn}
        </Banner>
      )}
    </div>
  )
}
