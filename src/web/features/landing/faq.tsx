import { Plus } from 'lucide-react'
import { SectionTitle, sectionClass } from './section-title.tsx'

const QUESTIONS = [
  {
    question: 'Do I need design skills?',
    answer: 'No. You describe the post in a sentence; layout, type and color come from your brand kit.',
  },
  {
    question: 'Will the pictures really match my brand?',
    answer:
      'Your colors are used by their exact values, your logo as the file you gave, your words letter by letter. Each picture is measured against the kit before you see it, and you can read the result.',
  },
  {
    question: 'Which platforms and sizes are there?',
    answer:
      'Instagram, Facebook, Twitter, LinkedIn, TikTok and Pinterest, from square posts to stories and banners. Any other size from 200 to 4096 pixels can be typed in.',
  },
  {
    question: 'Can I use my own Gemini key?',
    answer:
      'Yes. Keep it under API Keys: it is stored encrypted, shown only masked, and can be deleted at any time. Its usage is billed by Google to you.',
  },
  {
    question: 'Is there a monthly limit?',
    answer:
      'Each plan has a number of pictures and videos a month. The free plan is enough to find out whether Signet suits you.',
  },
  {
    question: 'Who owns what I make?',
    answer: 'You do. Download it, post it, print it; deleted content and deleted accounts are really removed.',
  },
]

export function Faq() {
  return (
    <section aria-labelledby="faq" className="border-t border-border">
      <div className={`${sectionClass} grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]`}>
        <SectionTitle id="faq">Frequently asked questions</SectionTitle>
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
