import { t } from '#web/words/landing.ts'
const STATISTICS = [
  { figure: t.brandsFigure, text: t.brandsText },
  { figure: t.assetsFigure, text: t.assetsText },
  { figure: t.conversionFigure, text: t.conversionText },
]

export function Statistics() {
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
