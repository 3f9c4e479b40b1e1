import { COMING_SOON } from '#contract/messages.ts'
import { EmptyFrames } from '#web/ui/display/illustrations.tsx'
import { SiteFooter } from '#web/ui/site/site-footer.tsx'
import { SiteHeader } from '#web/ui/site/site-header.tsx'

interface PlaceholderScreenProps {
  title: string
  subtitle?: string
}

/** A public page whose content does not exist yet. */
export function PlaceholderScreen({ title, subtitle }: PlaceholderScreenProps) {
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
        {subtitle && <p className="mt-3 max-w-md text-md text-balance text-muted">{subtitle}</p>}
        <p className="mt-8 rounded-full bg-raised px-4 py-1.5 text-sm font-medium">{COMING_SOON}</p>
      </main>
      <SiteFooter />
    </div>
  )
}
