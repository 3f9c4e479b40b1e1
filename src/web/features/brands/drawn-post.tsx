import { swatchInk } from '#web/lib/brand/color.ts'
import { bestInk } from '#web/lib/brand/contrast.ts'
import { BrandLogo } from './brand-logo.tsx'

export interface DrawnPostProps {
  name: string
  description: string
  primary: string
  secondary: string
  typography: string
  logoUrl: string | null | undefined
  /** The headline of the post. */
  headline: string
  /** The words of the button. Without them, there is none. */
  cta: string | null
}

/** A post rendered in the browser from the brand's values, so that every change shows immediately. */
export function DrawnPost(props: DrawnPostProps) {
  const { name, description, primary, secondary, typography, logoUrl, headline, cta } = props
  const ink = bestInk(primary, swatchInk(primary))
  return (
    <div
      className="absolute inset-0 flex flex-col overflow-hidden p-[8%]"
      style={{ background: primary, color: ink, fontFamily: typography }}
    >
      <span
        className="absolute top-[44%] left-[38%] aspect-square w-[90%] rounded-full"
        style={{ background: secondary }}
        aria-hidden
      />
      <div className="relative flex items-center gap-2.5">
        <BrandLogo url={logoUrl} ground={primary} className="h-8 max-w-32 object-contain object-left" />
        <bdi className="truncate text-md font-bold">{name}</bdi>
      </div>
      <p dir="auto" className="relative mt-[12%] line-clamp-3 text-2xl leading-[1.08] font-bold">
        {headline}
      </p>
      <p className="relative mt-2 line-clamp-2 max-w-[60%] text-xs">{firstSentence(description)}</p>
      {cta && (
        <span
          className="relative mt-auto max-w-full self-start truncate rounded-full px-5 py-2.5 text-base font-bold"
          style={{ background: ink, color: swatchInk(ink) }}
        >
          {cta}
        </span>
      )}
    </div>
  )
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/u)[0]?.trim()
