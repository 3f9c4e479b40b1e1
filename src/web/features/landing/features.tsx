import { ChartNoAxesCombined, Images, Layers, Palette, ScanEye, Type, type LucideIcon } from 'lucide-react'
import { SectionTitle, sectionClass } from './section-title.tsx'

const FEATURES: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'Brand kit',
    text: 'Logo, colors, typeface, voice and audience in one place. Change the kit, and the next picture follows.',
    icon: Palette,
  },
  {
    title: 'Multi-format generation',
    text: 'Images, videos and carousels in every size you post. Each plan comes with its monthly limits.',
    icon: Layers,
  },
  {
    title: 'Captions and ad copy',
    text: 'Headlines, captions and hashtags in your tone. What you put in quotation marks stays to the letter.',
    icon: Type,
  },
  {
    title: 'Checked before you see it',
    text: 'Colors, contrast, logo and margins are measured on the finished pixels, and the findings are shown.',
    icon: ScanEye,
  },
  {
    title: 'A library that remembers',
    text: 'Every picture with its prompt, brand and size. Favorite it, download it, or make the next one like it.',
    icon: Images,
  },
  {
    title: 'Performance analytics',
    text: 'What was made, for whom, in which time and at what cost. Filter it, then take it along as a file.',
    icon: ChartNoAxesCombined,
  },
]

export function Features() {
  return (
    <section aria-labelledby="features" className="border-y border-border bg-surface">
      <div className={sectionClass}>
        <SectionTitle id="features" text="From the first color to the figures at the end of the month.">
          One place for everything that carries your name
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
