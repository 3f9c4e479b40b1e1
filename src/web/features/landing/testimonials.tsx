import { Avatar } from '#web/ui/display/avatar.tsx'
import { SectionTitle, sectionClass } from './section-title.tsx'

/** Invented people at the invented brands whose images this page shows. */
const VOICES = [
  {
    quote:
      'We used to keep a folder of templates and a person who guarded it. Now the kit guards itself, and she makes campaigns.',
    name: 'Ines Caldeira',
    role: 'Brand lead, Verdant',
  },
  {
    quote: 'Friday drop, three formats, two languages, one coffee. The yellow is our yellow in every single one.',
    name: 'Tobias Renk',
    role: 'Growth, Sunbolt',
  },
  {
    quote: 'It is the first tool that did not try to make our bakery look like a software company.',
    name: 'Amara Oyelaran',
    role: 'Owner, Petal & Crumb',
  },
]

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="border-t border-border bg-surface">
      <div className={sectionClass}>
        <SectionTitle id="voices">What people say who post every day</SectionTitle>
        <ul className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {VOICES.map(({ quote, name, role }) => (
            <li key={name}>
              <figure className="flex h-full flex-col justify-between gap-6">
                <blockquote className="text-lg tracking-[-0.015em] text-pretty">“{quote}”</blockquote>
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
