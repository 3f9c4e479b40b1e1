import { clsx } from 'clsx'
import { ChartNoAxesCombined, Images, Layers, type LucideIcon, Palette, ScanEye, Type } from 'lucide-react'
import { useEffect } from 'react'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Mark } from '#web/ui/display/logo.tsx'
import { type ImageName, ShowcaseImage } from '#web/ui/showcase/showcase-image.tsx'
import { SiteFooter } from '#web/ui/site/site-footer.tsx'
import { SiteHeader } from '#web/ui/site/site-header.tsx'
import { t } from '#web/words/landing.ts'
import { AnalyticsHighlights } from './analytics-highlights.tsx'
import { Faq } from './faq.tsx'
import { sectionClass, SectionTitle } from './section-title.tsx'
import { Steps } from './steps.tsx'

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

function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 pt-12 pb-16 sm:px-8 lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:py-8">
      <div className="max-w-xl">
        <h1 className="text-2xl leading-[1.05] tracking-[-0.035em] sm:text-3xl">{t.heroTitle}</h1>
        <p className="mt-5 max-w-md text-md text-muted">{t.heroText}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ActionLink to="/register" size="large">
            {t.createFirstBrand}
          </ActionLink>
          <ActionLink to="/contact" size="large" variant="secondary">
            {t.talkToUs}
          </ActionLink>
        </div>
        <p className="mt-5 text-sm text-muted">{t.freeHint}</p>
      </div>
      <BrandWall />
    </section>
  )
}

/** Columns of nearly the same height. A phone shows the first two. */
const COLUMNS: readonly (readonly ImageName[])[] = [
  ['verdant', 'ledgerline', 'crumb'],
  ['sunbolt', 'nocturne'],
  ['harbor', 'fernweh', 'havn'],
]

/**
 * The images of the hero section: posts of invented brands with different styles. Its height is fixed before the images load, because it
 * is centered next to the text.
 */
function BrandWall() {
  return (
    <div className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3 sm:gap-4 lg:aspect-[1.078]">
      {COLUMNS.map((names, index) => (
        <div key={names[0]} className={clsx('flex flex-col gap-3 sm:gap-4', index === 2 && 'max-sm:hidden')}>
          {names.map((name, row) => (
            <ShowcaseImage
              key={name}
              name={name}
              isEager
              isFirst={row === 0}
              sizes="(min-width: 1024px) 14rem, (min-width: 640px) 32vw, 48vw"
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const STATISTICS = [
  { figure: t.brandsFigure, text: t.brandsText },
  { figure: t.assetsFigure, text: t.assetsText },
  { figure: t.conversionFigure, text: t.conversionText },
]

function Statistics() {
  return (
    <section aria-label={t.inFigures} className="border-t border-border">
      <dl className="mx-auto grid max-w-page gap-x-8 gap-y-8 px-4 py-12 sm:grid-cols-3 sm:px-8 sm:py-16">
        {STATISTICS.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-muted">{text}</dt>
            <dd className="text-3xl font-semibold tracking-[-0.035em] tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const PLATFORMS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'TikTok', 'Pinterest']

/** One sentence in three formats, and the platforms that use these formats. */
function Platforms() {
  return (
    <section aria-labelledby="platforms">
      <div className={`${sectionClass} grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]`}>
        <div>
          <SectionTitle id="platforms" text={t.platformsText}>
            {t.platformsTitle}
          </SectionTitle>
          <ul aria-label={t.platforms} className="mt-8 flex max-w-md flex-wrap gap-2">
            {PLATFORMS.map((platform) => (
              <li key={platform} className="rounded-full border border-outline/50 px-3.5 py-1.5 font-medium">
                {platform}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-[1fr_1.14fr] items-start gap-3 sm:gap-4">
          <ShowcaseImage name="sunbolt-story" sizes="(min-width: 1024px) 20rem, 44vw" />
          <div className="flex flex-col gap-3 sm:gap-4">
            <ShowcaseImage name="sunbolt" sizes="(min-width: 1024px) 23rem, 50vw" />
            <ShowcaseImage name="sunbolt-banner" sizes="(min-width: 1024px) 23rem, 50vw" />
          </div>
        </div>
      </div>
    </section>
  )
}

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

function Features() {
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

function Testimonials() {
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

function ClosingCall() {
  return (
    <section aria-labelledby="start" className="border-t border-border bg-surface">
      <div className="mx-auto max-w-page px-4 py-24 text-center sm:px-8 sm:py-32">
        <Mark className="mx-auto size-12" />
        <h2 id="start" className="mx-auto mt-8 max-w-md text-2xl tracking-[-0.03em]">
          {t.closingTitle}
        </h2>
        <p className="mx-auto mt-3 max-w-sm text-md text-muted">{t.closingText}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ActionLink to="/register" size="large">
            {t.getStarted}
          </ActionLink>
          <ActionLink to="/contact" size="large" variant="secondary">
            {t.contactUs}
          </ActionLink>
        </div>
      </div>
    </section>
  )
}
