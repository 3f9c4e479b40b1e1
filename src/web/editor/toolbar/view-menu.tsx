import { Popover } from '@base-ui/react/popover'
import { Maximize, ScanEye, ZoomIn, ZoomOut } from 'lucide-react'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t } from '#web/words/editor.ts'
import { stepZoom, type ZoomChoice } from '../model/geometry.ts'
import { useEditorContext } from '../state/editor-context.ts'

export interface ViewMenuProps {
  zoom: { choice: ZoomChoice; scale: number; onChange: (zoom: ZoomChoice) => void }
  area: { platform: string | null; onChange: (platform: string | null) => void }
}

const NONE = 'none'

/** Zoom, and the area that a platform leaves visible; in a menu where the toolbar is short. */
export function ViewMenu(props: ViewMenuProps) {
  return (
    <>
      <div className="flex items-center gap-1 max-xl:hidden">
        <span className="mx-1 h-5 w-px bg-border" />
        <ZoomButtons {...props.zoom} />
        <AreaSelect {...props.area} className="w-36" />
      </div>
      <Popover.Root>
        <Popover.Trigger aria-label={t.view} title={t.view} className={`${iconButtonClass} xl:hidden`}>
          <ScanEye className="size-4.5" strokeWidth={1.75} aria-hidden />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup className="popup flex w-64 flex-col gap-2 p-3 outline-none">
              <Popover.Title className="text-sm font-semibold">{t.view}</Popover.Title>
              <div className="-ms-2 flex items-center gap-1">
                <ZoomButtons {...props.zoom} />
              </div>
              <AreaSelect {...props.area} className="w-full" />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

function ZoomButtons({ choice, scale, onChange }: ViewMenuProps['zoom']) {
  return (
    <>
      <IconButton label={t.zoomOut} icon={ZoomOut} onClick={() => onChange(stepZoom(scale, -1))} />
      <span className="w-11 text-center text-sm text-muted tabular-nums">{Math.round(scale * 100)}%</span>
      <IconButton label={t.zoomIn} icon={ZoomIn} onClick={() => onChange(stepZoom(scale, 1))} />
      <IconButton
        label={t.fitTheDesign}
        icon={Maximize}
        aria-pressed={choice === 'fit'}
        onClick={() => onChange('fit')}
      />
    </>
  )
}

function AreaSelect({ platform, onChange, className }: ViewMenuProps['area'] & { className: string }) {
  const platforms = useEditorContext().facts.safe_areas.map((area) => area.platform ?? 'any')
  if (platforms.length === 0) return null
  const options = [
    { value: NONE, label: t.noOverlay },
    ...platforms.map((value) => ({ value, label: value === 'any' ? t.anyPlatform : optionLabel(value) })),
  ]
  return (
    <div className={className}>
      <Select
        label={t.safeArea}
        value={platform ?? NONE}
        options={options}
        onChange={(next) => onChange(next === NONE ? null : next)}
      />
    </div>
  )
}
