import { useState } from 'react'
import { logoSource } from '#web/lib/logo-source.ts'

interface BrandLogoProps {
  url: string | null | undefined
  className: string
}

/** A brand's logo where it can be loaded, else nothing. */
export function BrandLogo({ url, className }: BrandLogoProps) {
  const source = logoSource(url)
  const [failed, setFailed] = useState<string | null>(null)
  if (!source || failed === source) return null
  return <img src={source} alt="" loading="lazy" onError={() => setFailed(source)} className={className} />
}
