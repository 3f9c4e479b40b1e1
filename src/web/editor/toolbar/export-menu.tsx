import { Popover } from '@base-ui/react/popover'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ExportFormat } from '#contract/design/design-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Stepper } from '../fields/stepper.tsx'
import { useEditorContext } from '../state/editor-context.ts'
import { hasQuality, LIMIT_KB_MAX, LIMIT_KB_MIN, useExport, type ExportSettings } from './use-export.ts'

const FORMATS: Readonly<Record<ExportFormat, { label: string; hint: string }>> = {
  png: { label: 'PNG', hint: 'Without loss' },
  jpeg: { label: 'JPEG', hint: 'For posts and email' },
  webp: { label: 'WebP', hint: 'Smallest, for websites' },
  pdf: { label: 'PDF', hint: 'For documents and print' },
  svg: { label: 'SVG', hint: 'Letters as outlines' },
  json: { label: 'Scene (JSON)', hint: 'For other tools' },
  mp4: { label: 'MP4', hint: 'For every platform' },
  gif: { label: 'GIF', hint: 'First six seconds, half size' },
  webm: { label: 'WebM', hint: 'For websites' },
}

const FITS = [
  { value: 'best', label: 'Best' },
  { value: 'quality', label: 'Quality' },
  { value: 'limit', label: 'File size' },
] as const

/** Exports the design on the canvas as a file. Changes that are not saved as a version are in it. */
export function ExportMenu() {
  const { facts } = useEditorContext()
  const [isOpen, setOpen] = useState(false)
  const exporting = useExport(() => setOpen(false))
  const [wanted, setWanted] = useState<ExportSettings>({
    format: facts.exports[0]?.format ?? 'png',
    ratio: 1,
    fit: 'best',
    quality: 80,
    limitKb: 500,
  })
  const choice = facts.exports.find(({ format }) => format === wanted.format) ?? facts.exports[0]
  if (!choice) return null
  const ratio = choice.ratios.includes(wanted.ratio) ? wanted.ratio : (choice.ratios.at(-1) ?? 1)
  const settings: ExportSettings = { ...wanted, format: choice.format, ratio }
  const change = (part: Partial<ExportSettings>) => {
    setWanted({ ...settings, ...part })
    exporting.clear()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Download aria-hidden />
        <span className="max-sm:sr-only">Export</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-40">
          <Popover.Popup className="popup w-80 max-w-[calc(100vw-1rem)] p-4 outline-none">
            <Popover.Title className="mb-3 text-sm font-semibold">Export</Popover.Title>
            <form
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault()
                void exporting.start(settings)
              }}
            >
              <SelectField
                label="Format"
                value={settings.format}
                options={facts.exports.map(({ format }) => ({ value: format, ...FORMATS[format] }))}
                onChange={(format) => change({ format })}
                help={FORMATS[settings.format].hint}
              />
              {choice.ratios.length > 1 && (
                <Choice label="Size" aside={describeSize(facts.size, ratio)}>
                  <Segmented
                    label="Size"
                    value={String(ratio)}
                    options={choice.ratios.map((value) => ({ value: String(value), label: `${value}×` }))}
                    onChange={(value) => change({ ratio: choice.ratios.find((one) => String(one) === value) ?? 1 })}
                  />
                </Choice>
              )}
              {hasQuality(settings.format) && (
                <Choice label="Optimize for">
                  <Segmented
                    label="Optimize for"
                    value={settings.fit}
                    options={FITS}
                    onChange={(fit) => change({ fit })}
                  />
                </Choice>
              )}
              {hasQuality(settings.format) && <FitField settings={settings} onChange={change} />}
              {exporting.error && (
                <p role="alert" className="text-sm text-danger">
                  {exporting.error}
                </p>
              )}
              {exporting.isRunning ? (
                <RunningExport seconds={exporting.seconds} onCancel={exporting.cancel} />
              ) : (
                <Button type="submit">Export {FORMATS[settings.format].label}</Button>
              )}
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Choice({ label, aside, children }: { label: string; aside?: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
        {aside && <span className="ml-2 text-xs font-normal text-muted tabular-nums">{aside}</span>}
      </p>
      {children}
    </div>
  )
}

const STEPPERS = {
  quality: { label: 'Quality', unit: '%', step: 5, min: 30, max: 100 },
  limitKb: { label: 'At most', unit: 'KB', step: 50, min: LIMIT_KB_MIN, max: LIMIT_KB_MAX },
} as const

function FitField({
  settings,
  onChange,
}: {
  settings: ExportSettings
  onChange: (part: Partial<ExportSettings>) => void
}) {
  if (settings.fit === 'best') return null
  const field = settings.fit === 'quality' ? 'quality' : 'limitKb'
  return (
    <Stepper
      key={field}
      {...STEPPERS[field]}
      value={settings[field]}
      onChange={(value) => onChange({ [field]: Math.round(value) })}
    />
  )
}

function RunningExport({ seconds, onCancel }: { seconds: number; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2">
      <p role="status" className="flex flex-1 items-center gap-2 text-sm">
        <Spinner />
        Exporting…
        <span aria-hidden className="text-muted tabular-nums">
          {seconds >= 3 && `${seconds} s`}
        </span>
      </p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

const describeSize = ({ width, height }: { width: number; height: number }, ratio: number) =>
  `${Math.round(width * ratio)} × ${Math.round(height * ratio)} px`
