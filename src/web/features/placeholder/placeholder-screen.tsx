import { COMING_SOON } from '#contract/messages.ts'
import { EmptyFrames } from '#web/ui/display/illustrations.tsx'
import { SiteFooter } from '#web/ui/site/site-footer.tsx'
import { SiteHeader } from '#web/ui/site/site-header.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { t } from '#web/words/placeholder.ts'

const PAGES: Readonly<Record<string, { title: string; text?: string }>> = {
  '/features': { title: t.features, text: t.featuresText },
  '/pricing': { title: t.pricing, text: t.pricingText },
  '/case-studies': { title: t.caseStudies, text: t.caseStudiesText },
  '/testimonials': { title: t.testimonials, text: t.testimonialsText },
  '/blog': { title: t.blog, text: t.blogText },
  '/help': { title: t.help, text: t.helpText },
  '/guides': { title: t.guides, text: t.guidesText },
  '/events': { title: t.events, text: t.eventsText },
  '/privacy': { title: t.privacy },
  '/terms': { title: t.terms },
  '/cookies': { title: t.cookies },
  '/contact': { title: t.contact, text: t.contactText },
}

/** A public page whose content does not exist yet. */
export function PlaceholderScreen({ path }: { path: string }) {
  const { title = '', text } = PAGES[path] ?? {}
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Signet`}</title>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col items-center justify-center px-4 py-20 text-center sm:px-8"
      >
        <EmptyFrames className="h-28" />
        <h1 className="mt-10 text-2xl tracking-[-0.03em] sm:text-3xl">{title}</h1>
        {text && <p className="mt-3 max-w-md text-md text-balance text-muted">{text}</p>}
        <p className="mt-8 rounded-full bg-raised px-4 py-1.5 text-sm font-medium">{translateSentence(COMING_SOON)}</p>
      </main>
      <SiteFooter />
    </div>
  )
}
