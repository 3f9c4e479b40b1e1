import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { stepZoom, type ZoomChoice } from '../model/geometry.ts'
import { useEditorContext } from '../state/editor-context.ts'

export interface ViewMenuProps {
  zoom: { choice: ZoomChoice; scale: number; onChange: (zoom: ZoomChoice) => void }
  area: { platform: string | null; onChange: (platform: string | null) => void }
}

const NONE = 'none'

/** Zoom, and the area that a platform leaves visible. */
export function ViewMenu({ zoom, area }: ViewMenuProps) {
  const { facts } = useEditorContext()
  const platforms = facts.safe_areas.map(({ platform }) => platform ?? 'any')
  const options = [
    { value: NONE, label: 'No overlay' },
    ...platforms.map((value) => ({ value, label: value === 'any' ? 'Any platform' : optionLabel(value) })),
  ]
  return (
    <div className="flex items-center gap-1 max-sm:hidden">
      <span className="mx-1 h-5 w-px bg-border" />
      <IconButton label="Zoom out" icon={ZoomOut} onClick={() => zoom.onChange(stepZoom(zoom.scale, -1))} />
      <span className="w-11 text-center text-sm text-muted tabular-nums">{Math.round(zoom.scale * 100)}%</span>
      <IconButton label="Zoom in" icon={ZoomIn} onClick={() => zoom.onChange(stepZoom(zoom.scale, 1))} />
      <IconButton
        label="Fit the design"
        icon={Maximize}
        aria-pressed={zoom.choice === 'fit'}
        onClick={() => zoom.onChange('fit')}
      />
      {platforms.length > 0 && (
        <div className="w-36 max-xl:hidden">
          <Select
            label="Safe area"
            value={area.platform ?? NONE}
            options={options}
            onChange={(platform) => area.onChange(platform === NONE ? null : platform)}
          />
        </div>
      )}
    </div>
  )
}
