const STATISTICS = [
  { figure: '5,000+', text: 'brands keep their kit in Signet' },
  { figure: '1M+', text: 'assets made, each in its own brand' },
  { figure: '67%', text: 'average conversion increase' },
]

export function Statistics() {
  return (
    <section aria-label="Signet in figures" className="border-t border-border">
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
