import { ActionLink } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/landing.ts'
import { BrandWall } from './brand-wall.tsx'

export function Hero() {
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
        <p className="mt-5 text-sm text-muted">{t.freeToStart}</p>
      </div>
      <BrandWall />
    </section>
  )
}
