import type { ReactNode } from 'react'

const STEPS: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Set the brand once',
    text: 'Two colors, a typeface, a tone and a logo. You see the kit take shape while you choose.',
    drawing: <KitDrawing />,
  },
  {
    title: 'Say what the post is about',
    text: 'One sentence is enough. Add a product shot or a reference when you have one.',
    drawing: <PromptDrawing />,
  },
  {
    title: 'Take it to every platform',
    text: 'Square, story, banner: laid out anew for each size, never stretched or cropped.',
    drawing: <SizesDrawing />,
  },
]

export function Steps() {
  return (
    <section aria-labelledby="steps" className="border-t border-border bg-surface">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-8 sm:py-28">
        <h2 id="steps" className="max-w-lg text-2xl tracking-[-0.03em]">
          From a sentence to a finished post in three steps
        </h2>
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
      <text x="16" y="62" fontFamily="Georgia, serif" fontSize="46" fill="#F6F0EA">
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

function SizesDrawing() {
  return (
    <svg viewBox="0 0 240 140" className="h-36" aria-hidden>
      <svg x="0" y="30" width="80" height="80" viewBox="0 0 80 80">
        <rect width="80" height="80" rx="10" fill="#FFD60A" />
        <circle cx="54" cy="46" r="22" fill="#111" />
        <path d="M32 46a22 22 0 0 1 44 0Z" fill="#FF5A1F" />
        <rect x="10" y="12" width="34" height="7" rx="3.5" fill="#111" />
      </svg>
      <svg x="92" y="4" width="56" height="132" viewBox="0 0 56 132">
        <rect width="56" height="132" rx="10" fill="#FFD60A" />
        <circle cx="28" cy="84" r="22" fill="#111" />
        <path d="M6 84a22 22 0 0 1 44 0Z" fill="#FF5A1F" />
        <rect x="10" y="16" width="36" height="7" rx="3.5" fill="#111" />
        <rect x="10" y="28" width="24" height="7" rx="3.5" fill="#111" />
      </svg>
      <svg x="160" y="48" width="80" height="44" viewBox="0 0 80 44">
        <rect width="80" height="44" rx="10" fill="#FFD60A" />
        <circle cx="58" cy="24" r="15" fill="#111" />
        <path d="M43 24a15 15 0 0 1 30 0Z" fill="#FF5A1F" />
        <rect x="8" y="14" width="28" height="6" rx="3" fill="#111" />
      </svg>
    </svg>
  )
}
