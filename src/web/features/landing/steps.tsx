import type { ReactNode } from 'react'
import { ShowcaseImage } from '#web/ui/showcase/showcase-image.tsx'
import { t } from '#web/words/landing.ts'
import { SectionTitle, sectionClass } from './section-title.tsx'

const STEPS: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: t.setBrand,
    text: t.setBrandText,
    drawing: <KitDrawing />,
  },
  {
    title: t.sayPost,
    text: t.sayPostText,
    drawing: <PromptDrawing />,
  },
  {
    title: t.takeIt,
    text: t.takeItText,
    drawing: <Sizes />,
  },
]

export function Steps() {
  return (
    <section aria-labelledby="steps" className="border-t border-border bg-surface">
      <div className={sectionClass}>
        <SectionTitle id="steps">{t.stepsTitle}</SectionTitle>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {STEPS.map(({ title, text, drawing }) => (
            <li key={title}>
              <div className="grid h-52 place-items-center rounded-lg bg-raised">{drawing}</div>
              <h3 className="mt-5 text-md">{title}</h3>
              <p className="mt-1 max-w-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function KitDrawing() {
  return (
    <svg viewBox="0 0 220 130" className="h-32" aria-hidden>
      <rect width="104" height="130" rx="12" fill="#124F43" />
      <text direction="ltr" x="16" y="62" fontFamily="Georgia, serif" fontSize="46" fill="#F6F0EA">
        Aa
      </text>
      <rect x="16" y="94" width="56" height="6" rx="3" fill="#F6F0EA" opacity=".7" />
      <rect x="16" y="106" width="36" height="6" rx="3" fill="#F6F0EA" opacity=".7" />
      <rect x="114" width="106" height="60" rx="12" fill="#E3C9A8" />
      <rect x="114" y="70" width="48" height="60" rx="12" fill="#F6F0EA" />
      <rect x="172" y="70" width="48" height="60" rx="12" className="fill-accent" />
    </svg>
  )
}

function PromptDrawing() {
  return (
    <svg viewBox="0 0 260 130" className="w-[min(16.25rem,80%)]" aria-hidden>
      <rect x=".5" y=".5" width="259" height="129" rx="12" className="fill-surface stroke-border" />
      <rect x="18" y="22" width="190" height="7" rx="3.5" className="fill-outline" />
      <rect x="18" y="40" width="218" height="7" rx="3.5" className="fill-outline" />
      <rect x="18" y="58" width="118" height="7" rx="3.5" className="fill-outline" />
      <rect x="142" y="54" width="2" height="15" className="fill-accent" />
      <rect x="18" y="94" width="22" height="22" rx="6" className="fill-pressed" />
      <rect x="46" y="94" width="22" height="22" rx="6" className="fill-pressed" />
      <rect x="176" y="92" width="66" height="26" rx="6" className="fill-accent" />
    </svg>
  )
}

function Sizes() {
  return (
    <div className="flex w-full items-center justify-center gap-3 px-5">
      <ShowcaseImage name="sunbolt" sizes="6rem" className="w-24! rounded-sm" />
      <ShowcaseImage name="sunbolt-story" sizes="6rem" className="h-40! w-auto! rounded-sm" />
      <ShowcaseImage name="sunbolt-banner" sizes="8rem" className="w-28! rounded-sm" />
    </div>
  )
}
