import { useEffect } from 'react'
import { SiteFooter } from '#web/ui/site/site-footer.tsx'
import { SiteHeader } from '#web/ui/site/site-header.tsx'
import { t } from '#web/words/landing.ts'
import { AnalyticsHighlights } from './analytics-highlights.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Platforms } from './platforms.tsx'
import { Statistics } from './statistics.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'

export function LandingScreen() {
  useEffect(() => {
    // The prerendered page has the English one.
    document.querySelector('meta[name=description]')?.setAttribute('content', t.description)
  }, [])
  return (
    <>
      <title>{t.pageTitle}</title>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="overflow-x-clip">
        <Hero />
        <Statistics />
        <Steps />
        <Platforms />
        <Features />
        <AnalyticsHighlights />
        <Testimonials />
        <Faq />
        <ClosingCall />
      </main>
      <SiteFooter />
    </>
  )
}
