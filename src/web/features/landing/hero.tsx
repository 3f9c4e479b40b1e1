import { ActionLink } from '#web/ui/buttons/button.tsx'
import { BrandWall } from './brand-wall.tsx'

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 pt-12 pb-16 sm:px-8 lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:py-8">
      <div className="max-w-xl">
        <h1 className="text-2xl leading-[1.05] tracking-[-0.035em] sm:text-3xl">
          Pictures that look like your brand. Every time.
        </h1>
        <p className="mt-5 max-w-md text-md text-muted">
          Describe the post. Signet sets your words in your typeface, your colors and your logo, at the exact size of
          each platform, and checks the result before you see it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ActionLink to="/register" size="large">
            Create your first brand
          </ActionLink>
          <ActionLink to="/contact" size="large" variant="secondary">
            Talk to us
          </ActionLink>
        </div>
        <p className="mt-5 text-sm text-muted">Free to start. No design skills, no template hunting.</p>
      </div>
      <BrandWall />
    </section>
  )
}
