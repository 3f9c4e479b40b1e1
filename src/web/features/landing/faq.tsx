import { Plus } from 'lucide-react'
import { t } from '#web/words/landing.ts'
import { SectionTitle, sectionClass } from './section-title.tsx'

const QUESTIONS = [
  {
    question: t.skillsAsked,
    answer: t.skills,
  },
  {
    question: t.matchAsked,
    answer: t.match,
  },
  {
    question: t.sizesAsked,
    answer: t.sizes,
  },
  {
    question: t.keyAsked,
    answer: t.key,
  },
  {
    question: t.limitAsked,
    answer: t.limit,
  },
  {
    question: t.ownerAsked,
    answer: t.owner,
  },
]

export function Faq() {
  return (
    <section aria-labelledby="faq" className="border-t border-border">
      <div className={`${sectionClass} grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]`}>
        <SectionTitle id="faq">{t.faqTitle}</SectionTitle>
        <div className="divide-y divide-border border-y border-border">
          {QUESTIONS.map((entry) => (
            <Disclosure key={entry.question} {...entry} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The native `<details>` element: it opens without scripts, and when the browser's search finds text inside it. */
function Disclosure({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group">
      <summary className="flex w-full list-none items-center justify-between gap-4 rounded-sm py-4.5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-md font-medium">{question}</h3>
        <Plus
          className="size-4.5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-45"
          aria-hidden
        />
      </summary>
      <p className="max-w-prose pb-5 text-muted">{answer}</p>
    </details>
  )
}
