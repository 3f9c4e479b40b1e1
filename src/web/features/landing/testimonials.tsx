import { Avatar } from '#web/ui/display/avatar.tsx'
import { t } from '#web/words/landing.ts'
import { SectionTitle, sectionClass } from './section-title.tsx'

/** Invented people at the invented brands whose images this page shows. */
const VOICES = [
  {
    quote: t.voiceOne,
    name: 'Ines Caldeira',
    role: t.roleOne,
  },
  {
    quote: t.voiceTwo,
    name: 'Tobias Renk',
    role: t.roleTwo,
  },
  {
    quote: t.voiceThree,
    name: 'Amara Oyelaran',
    role: t.roleThree,
  },
]

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="border-t border-border bg-surface">
      <div className={sectionClass}>
        <SectionTitle id="voices">{t.voicesTitle}</SectionTitle>
        <ul className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {VOICES.map(({ quote, name, role }) => (
            <li key={name}>
              <figure className="flex h-full flex-col justify-between gap-6">
                <blockquote className="text-lg tracking-[-0.015em] text-pretty">{quote}</blockquote>
                <figcaption className="flex items-center gap-3">
                  <Avatar name={name} size="medium" />
                  <span>
                    <span className="block font-medium">{name}</span>
                    <span className="block text-sm text-muted">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
