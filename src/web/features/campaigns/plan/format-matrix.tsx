import { clsx } from 'clsx'
import { Film, Image } from 'lucide-react'
import { formatName, formatPixels, placementLabel, platformLabel } from '#web/domains/campaigns/format-labels.ts'
import { thousands } from '#web/lib/format/format.ts'
import { tooltipOn } from '#web/ui/feedback/tooltip.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { PLACEMENTS, type Placement, type PlatformFormat } from '#contract/platforms/format.ts'
import { FormatShape } from '../format-shape.tsx'
import {
  chooseKind,
  MATRIX,
  toggleCells,
  toggleFormat,
  toggleVideo,
  type MatrixRow,
  type PlanDraft,
} from './plan-draft.ts'

interface FormatMatrixProps {
  plan: PlanDraft
  onChange: (plan: PlanDraft) => void
}

const columnsClass = 'lg:grid-cols-[7.5rem_repeat(6,minmax(0,1fr))]'

/** Platforms as rows, placements as columns, and the formats of each as toggles. On a small screen each platform is a block. */
export function FormatMatrix({ plan, onChange }: FormatMatrixProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-surface">
      <div className={clsx('grid border-b border-border bg-raised max-lg:hidden', columnsClass)}>
        <span />
        {PLACEMENTS.map((placement) => (
          <HeadButton
            key={placement}
            label={placementLabel(placement)}
            hint={fill(t.chooseOnEveryPlatform, { placement: placementLabel(placement) })}
            onPress={() => onChange(toggleCells(plan, columnOf(placement)))}
          />
        ))}
      </div>
      {MATRIX.map((row) => (
        <PlatformRow key={row.platform} row={row} plan={plan} onChange={onChange} />
      ))}
    </div>
  )
}

const columnOf = (placement: Placement) =>
  MATRIX.map(({ cells }) => cells.find((cell) => cell.placement === placement)?.formats ?? [])

function PlatformRow({ row: { platform, cells, isSingle }, plan, onChange }: FormatMatrixProps & { row: MatrixRow }) {
  const name = platformLabel(platform)
  const shown = isSingle ? cells.filter(({ formats }) => formats.length > 0) : cells
  const count = cells.flatMap(({ formats }) => formats).filter(({ key }) => plan.formats.includes(key)).length
  return (
    <div
      role="group"
      aria-label={name}
      className={clsx('grid gap-y-3 border-border not-last:border-b max-lg:p-4 lg:items-start', columnsClass)}
    >
      <div className="flex items-center lg:py-1.5">
        <HeadButton
          label={name}
          hint={fill(t.chooseEveryPlacementOf, { platform: name })}
          onPress={() =>
            onChange(
              toggleCells(
                plan,
                cells.map(({ formats }) => formats),
              ),
            )
          }
        />
        {count > 0 && (
          <span className="me-2 rounded-full bg-accent-tint px-1.5 text-xs font-medium text-accent-ink tabular-nums max-lg:me-0">
            {thousands(count)}
          </span>
        )}
      </div>
      {shown.map(({ placement, formats }) => (
        <div
          key={placement}
          role={formats.length > 0 ? 'group' : undefined}
          aria-label={formats.length > 0 ? placementLabel(placement) : undefined}
          className={clsx(
            'flex min-w-0 flex-col gap-1 lg:border-s lg:border-border lg:p-1.5',
            isSingle && 'lg:col-span-6 lg:grid lg:grid-cols-5',
            formats.length === 0 ? 'max-lg:hidden lg:self-stretch' : 'lg:self-stretch lg:content-start',
          )}
        >
          <p className={clsx('text-xs text-muted', isSingle ? 'col-span-full lg:px-1.5' : 'lg:hidden')}>
            {placementLabel(placement)}
          </p>
          <div
            className={clsx('max-lg:grid max-lg:grid-cols-2 max-lg:gap-1.5', isSingle ? 'lg:contents' : 'lg:contents')}
          >
            {formats.map((format) => (
              <FormatToggle key={format.key} format={format} plan={plan} onChange={onChange} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function HeadButton({ label, hint, onPress }: { label: string; hint: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={hint}
      {...tooltipOn(hint)}
      className="flex min-h-9 min-w-0 items-center rounded-sm px-2.5 text-start text-sm font-medium hover:text-accent-ink max-lg:-ms-2.5"
    >
      <span className="truncate">{label}</span>
    </button>
  )
}

function FormatToggle({ format, plan, onChange }: FormatMatrixProps & { format: PlatformFormat }) {
  const isChosen = plan.formats.includes(format.key)
  const kind = chooseKind(plan, format)
  const name = formatName(format)
  return (
    <div
      className={clsx(
        'flex min-w-0 items-stretch rounded-sm border text-sm transition-colors',
        isChosen ? 'border-accent-ink bg-accent-tint' : 'border-transparent hover:bg-raised max-lg:border-border',
      )}
    >
      <button
        type="button"
        aria-label={`${name}, ${formatPixels(format)}`}
        aria-pressed={isChosen}
        onClick={() => onChange(toggleFormat(plan, format.key))}
        {...tooltipOn(`${name}, ${formatPixels(format)}`)}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 text-start pointer-coarse:min-h-11"
      >
        <FormatShape format={format} box={20} isStrong={isChosen} />
        <span className={clsx('min-w-0 flex-1 leading-tight', isChosen && 'font-medium')}>{name}</span>
        {kind === 'video' && format.kinds.length === 1 && <Film className="size-3.5 shrink-0 text-muted" aria-hidden />}
      </button>
      {isChosen && format.kinds.length > 1 && (
        <KindToggle name={name} kind={kind} onToggle={() => onChange(toggleVideo(plan, format.key))} />
      )}
    </div>
  )
}

/** Makes a format a video that is an image otherwise. */
function KindToggle({ name, kind, onToggle }: { name: string; kind: 'image' | 'video'; onToggle: () => void }) {
  const Icon = kind === 'video' ? Film : Image
  return (
    <button
      type="button"
      aria-pressed={kind === 'video'}
      aria-label={fill(t.asVideo, { format: name })}
      {...tooltipOn(kind === 'video' ? t.madeAsVideo : t.madeAsImage)}
      onClick={onToggle}
      className="grid w-8 shrink-0 place-content-center rounded-sm text-accent-ink hover:bg-surface pointer-coarse:w-11"
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
    </button>
  )
}
