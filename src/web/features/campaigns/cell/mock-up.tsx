import { useId, useState } from 'react'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import type { Cell } from '#contract/campaigns/cells.ts'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { FeedMockUp, PageMockUp, ProfileMockUp, VideoMockUp } from './mock-up-frames.tsx'
import { chooseMockUp, coveredBoxes } from './mock-up-shape.ts'
import { TallMockUp } from './mock-up-tall.tsx'

interface MockUpProps {
  cell: Cell
  /** Null for a format that the table no longer has. */
  format: PlatformFormat | null
  /** The name of the profile. */
  name: string
  title: string
}

const FRAMES = { feed: FeedMockUp, tall: TallMockUp, profile: ProfileMockUp, video: VideoMockUp, page: PageMockUp }

/** A cell as an app shows it, drawn without the marks of any platform. The parts of the interface lie where they cover the design. */
export function MockUp({ cell, format, name, title }: MockUpProps) {
  const [isCoverShown, setCoverShown] = useState(false)
  const source = mockUpSource(cell)
  if (!format || !source) return <p className="text-muted">{t.notMadeYet}</p>
  const kind = chooseMockUp(format)
  const Frame = FRAMES[kind]
  const covered = coveredBoxes(format)
  return (
    <div className="flex size-full min-h-0 flex-col items-center gap-2">
      <div className="grid min-h-0 w-full flex-1 place-items-center">
        <Frame
          format={format}
          name={name}
          label={fill(t.asShownIn, { title })}
          isAd={format.placement === 'ad'}
          picture={<Image source={source} format={format} />}
          cover={isCoverShown && <Covered boxes={covered} />}
        />
      </div>
      {covered.length > 0 && (
        <Checkbox
          label={t.showCovered}
          checked={isCoverShown}
          onChange={({ target: { checked } }) => setCoverShown(checked)}
        />
      )}
    </div>
  )
}

/** A still image: the file of an image, the thumbnail of a video. */
function mockUpSource({ content_type, file_url, thumbnail_url }: Cell): string | null {
  if (content_type === 'image' && file_url) return file_url
  return thumbnail_url && `${thumbnail_url}${thumbnail_url.includes('?') ? '&' : '?'}w=${THUMBNAIL_WIDTHS.at(-1)}`
}

function Image({ source, format: { width, height } }: { source: string; format: PlatformFormat }) {
  return <image href={source} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
}

function Covered({ boxes }: { boxes: ReturnType<typeof coveredBoxes> }) {
  const id = useId()
  return (
    <g>
      <pattern id={id} width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="28" height="28" className="fill-danger-solid" opacity="0.22" />
        <rect width="10" height="28" className="fill-danger-solid" opacity="0.5" />
      </pattern>
      {boxes.map((box, index) => (
        <rect key={index} {...box} fill={`url(#${id})`} />
      ))}
    </g>
  )
}
