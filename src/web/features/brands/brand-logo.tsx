import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { logoSource } from '#web/lib/brand/logo-source.ts'
import { plateFor } from './fields/logo-plate.ts'

interface BrandLogoProps {
  url: string | null | undefined
  /** The background color behind the logo, `#RRGGBB`. */
  ground: string
  className: string
}

/** A brand's logo, with a plate behind it if its contrast with the background is too low. Renders nothing if it cannot be loaded. */
export function BrandLogo({ url, ground, className }: BrandLogoProps) {
  const source = logoSource(url)
  const [failed, setFailed] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null)
  const plate = useMemo(() => loaded && plateFor(loaded, ground), [loaded, ground])
  if (!source || failed === source) return null
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      onLoad={(event) => setLoaded(event.currentTarget)}
      onError={() => setFailed(source)}
      className={clsx(className, plate && 'box-content rounded-sm p-1.5')}
      style={plate ? { background: plate } : undefined}
    />
  )
}
