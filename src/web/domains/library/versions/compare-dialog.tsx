import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { Version } from '#contract/designs/design.ts'
import { contentData } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/content.ts'
import { fill } from '#web/words/fill.ts'
import { joinChanges } from '../design-parts.ts'

interface CompareDialogProps {
  isOpen: boolean
  versions: readonly Version[]
  /** The indexes of the versions that are compared at first. */
  before: number
  after: number
  onClose: () => void
}

const MODES = [
  { value: 'slider' as const, label: t.slider },
  { value: 'sides' as const, label: t.sideBySide },
]

/** Two versions of a design, one over the other with a slider, or side by side. */
export function CompareDialog({ isOpen, onClose, ...compared }: CompareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-4xl overflow-clip">
      <div className="flex items-center gap-3 border-b border-border py-2.5 pe-2.5 ps-5">
        <DialogTitle className="me-auto text-md">{t.compareVersions}</DialogTitle>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <Comparison key={`${compared.before} ${compared.after}`} {...compared} />
    </Dialog>
  )
}

function Comparison({
  versions,
  before: firstBefore,
  after: firstAfter,
}: Omit<CompareDialogProps, 'isOpen' | 'onClose'>) {
  const [before, setBefore] = useState(String(firstBefore))
  const [after, setAfter] = useState(String(firstAfter))
  const [mode, setMode] = useState<'slider' | 'sides'>('slider')
  const options = versions.map((_version, index) => ({
    value: String(index),
    label: fill(t.version, { number: index + 1 }),
  }))
  const [one, other] = [versions[Number(before)], versions[Number(after)]]
  if (!one || !other) return null
  return (
    <div className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-36">
          <Select label={t.before} value={before} options={options} onChange={setBefore} />
        </div>
        <div className="w-36">
          <Select label={t.after} value={after} options={options} onChange={setAfter} />
        </div>
        <div className="sm:ms-auto">
          <Segmented label={t.show} value={mode} options={MODES} onChange={setMode} />
        </div>
      </div>
      {mode === 'slider' ? (
        <CompareSlider before={one} after={other} />
      ) : (
        <div className="grid grid-cols-2 gap-3">
          {[one, other].map((version, index) => (
            <figure key={index} className="min-w-0">
              <VersionImage version={version} className="max-h-[60dvh] w-full bg-media object-contain" />
              <figcaption className="mt-1.5 text-sm text-muted">
                {fill(t.version, { number: versions.indexOf(version) + 1 })}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {other.changes.length > 0 && (
        <p className="text-sm text-muted">
          {fill(t.changedInVersion, { number: Number(after) + 1, changes: joinChanges(other.changes) })}
        </p>
      )}
    </div>
  )
}

interface CompareSliderProps {
  before: Version
  after: Version
}

/** Two versions over each other. A native range input moves the edge between them, so the arrow keys work too. */
function CompareSlider({ before, after }: CompareSliderProps) {
  const [share, setShare] = useState(50)
  return (
    <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-sm bg-media select-none focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink">
      <VersionImage version={after} className="block max-h-[62dvh] max-w-full" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <VersionImage version={before} className="size-full bg-media object-contain" />
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.35)]"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-content-center rounded-full bg-white text-sm text-black shadow-[0_0_0_1px_rgb(0_0_0/0.35)]">
          ↔
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t.shareOfTheVersionBefore}
        aria-valuetext={fill(t.beforeAfter, { before: share, after: 100 - share })}
        onChange={(event) => setShare(Number(event.target.value))}
        className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  )
}

interface VersionImageProps {
  version: Version
  className?: string
}

/** The image of a version: its thumbnail until its bytes have arrived, and for videos. */
function VersionImage({ version, className }: VersionImageProps) {
  const { data } = useQuery(contentData(version.id))
  const isImage = data?.mime_type.startsWith('image/') === true
  return (
    <img
      src={data && isImage ? dataUrl(data) : version.thumbnail_url}
      alt={`${version.headline}, ${version.layout}`}
      draggable={false}
      className={className}
    />
  )
}
