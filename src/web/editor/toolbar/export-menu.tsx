import { Popover } from '@base-ui/react/popover'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { EXPORT_TYPES, type ExportFormat } from '#contract/designs/design-options.ts'
import { isSignedType } from '#contract/proofs/proof-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { t as proofs } from '#web/words/proofs.ts'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { useEditorContext } from '../state/editor-context.ts'
import { hasQuality, LIMIT_KB_MAX, LIMIT_KB_MIN, useExport, type ExportSettings } from './use-export.ts'

const FORMATS: Readonly<Record<ExportFormat, { label: string; hint: string }>> = {
  png: { label: 'PNG', hint: t.withoutLoss },
  jpeg: { label: 'JPEG', hint: t.forPostsAndEmail },
  webp: { label: 'WebP', hint: t.smallestForWebsites },
  pdf: { label: 'PDF', hint: t.forDocumentsAndPrint },
  svg: { label: 'SVG', hint: t.lettersAsOutlines },
  json: { label: t.sceneJson, hint: t.forOtherTools },
  mp4: { label: 'MP4', hint: t.forEveryPlatform },
  gif: { label: 'GIF', hint: t.gifHint },
  webm: { label: 'WebM', hint: t.forWebsites },
  frames: { label: t.framesZip, hint: t.tenFramesASecond },
  storyboard: { label: t.storyboardPdf, hint: t.scenesWithTimesAndWords },
  srt: { label: 'SRT', hint: t.captionsForPlatforms },
  vtt: { label: 'VTT', hint: t.captionsForWebsites },
}

const FITS = [
  { value: 'best', label: t.best },
  { value: 'quality', label: t.quality },
  { value: 'limit', label: t.fileSize },
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
    credentials: true,
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
        <span className="max-sm:sr-only">{t.export}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-40">
          <Popover.Popup className="popup w-80 max-w-[calc(100vw-1rem)] p-4 outline-none">
            <Popover.Title className="mb-3 text-sm font-semibold">{t.export}</Popover.Title>
            <form
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault()
                void exporting.start(settings)
              }}
            >
              <SelectField
                label={t.format}
                value={settings.format}
                options={facts.exports.map(({ format }) => ({ value: format, ...FORMATS[format] }))}
                onChange={(format) => change({ format })}
                help={FORMATS[settings.format].hint}
              />
              {choice.ratios.length > 1 && (
                <Choice label={t.size} aside={describeSize(facts.size, ratio)}>
                  <Segmented
                    label={t.size}
                    value={String(ratio)}
                    options={choice.ratios.map((value) => ({ value: String(value), label: `${value}×` }))}
                    onChange={(value) => change({ ratio: choice.ratios.find((one) => String(one) === value) ?? 1 })}
                  />
                </Choice>
              )}
              {hasQuality(settings.format) && (
                <Choice label={t.optimizeFor}>
                  <Segmented
                    label={t.optimizeFor}
                    value={settings.fit}
                    options={FITS}
                    onChange={(fit) => change({ fit })}
                  />
                </Choice>
              )}
              {hasQuality(settings.format) && <FitField settings={settings} onChange={change} />}
              {isSignedType(EXPORT_TYPES[settings.format]) && (
                <CredentialsChoice
                  isWanted={settings.credentials}
                  onChange={(credentials) => change({ credentials })}
                />
              )}
              {exporting.error && (
                <p role="alert" className="text-sm text-danger">
                  {exporting.error}
                </p>
              )}
              {exporting.isRunning ? (
                <RunningExport seconds={exporting.seconds} onCancel={exporting.cancel} />
              ) : (
                <Button type="submit">{fill(t.exportFormat, { format: FORMATS[settings.format].label })}</Button>
              )}
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Whether the file can be checked later. Leaving that out is a choice with a warning. */
function CredentialsChoice({ isWanted, onChange }: { isWanted: boolean; onChange: (isWanted: boolean) => void }) {
  return (
    <div className="text-sm">
      <Checkbox
        label={proofs.contentCredentials}
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
      />
      {!isWanted && (
        <p role="status" className="text-warning">
          {proofs.withoutWarning}
        </p>
      )}
    </div>
  )
}

function Choice({ label, aside, children }: { label: string; aside?: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
        {aside && <span className="ms-2 text-xs font-normal text-muted tabular-nums">{aside}</span>}
      </p>
      {children}
    </div>
  )
}

const STEPPERS = {
  quality: { label: t.quality, unit: '%', step: 5, min: 30, max: 100 },
  limitKb: { label: t.atMost, unit: 'KB', step: 50, min: LIMIT_KB_MIN, max: LIMIT_KB_MAX },
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
        {t.exporting}
        <span aria-hidden className="text-muted tabular-nums">
          {seconds >= 3 && `${seconds} s`}
        </span>
      </p>
      <Button variant="secondary" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  )
}

const describeSize = ({ width, height }: { width: number; height: number }, ratio: number) =>
  `${Math.round(width * ratio)} × ${Math.round(height * ratio)} px`
