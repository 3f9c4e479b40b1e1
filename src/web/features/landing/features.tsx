import { ChartNoAxesCombined, Images, Layers, Palette, ScanEye, Type, type LucideIcon } from 'lucide-react'
import { t } from '#web/words/landing.ts'
import { SectionTitle, sectionClass } from './section-title.tsx'

const FEATURES: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: t.brandKit,
    text: t.brandKitText,
    icon: Palette,
  },
  {
    title: t.formats,
    text: t.formatsText,
    icon: Layers,
  },
  {
    title: t.captions,
    text: t.captionsText,
    icon: Type,
  },
  {
    title: t.checked,
    text: t.checkedText,
    icon: ScanEye,
  },
  {
    title: t.library,
    text: t.libraryText,
    icon: Images,
  },
  {
    title: t.analytics,
    text: t.analyticsText,
    icon: ChartNoAxesCombined,
  },
]

export function Features() {
  return (
    <section aria-labelledby="features" className="border-y border-border bg-surface">
      <div className={sectionClass}>
        <SectionTitle id="features" text={t.featuresText}>
          {t.featuresTitle}
        </SectionTitle>
        <ul className="mt-12 grid gap-px overflow-hidden rounded-lg border border-border bg-border sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ title, text, icon: Icon }) => (
            <li key={title} className="bg-surface p-6 sm:p-7">
              <Icon className="size-5.5" strokeWidth={1.6} aria-hidden />
              <h3 className="mt-5 text-md">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
