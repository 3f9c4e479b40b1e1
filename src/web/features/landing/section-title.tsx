interface SectionTitleProps {
  id: string
  text?: string
  children: string
}

/** Title and lead of a section of the landing page; the section is labeled by `id`. */
export function SectionTitle({ id, text, children }: SectionTitleProps) {
  return (
    <div className="max-w-xl">
      <h2 id={id} className="text-2xl tracking-[-0.03em]">
        {children}
      </h2>
      {text && <p className="mt-3 text-md text-muted">{text}</p>}
    </div>
  )
}

export const sectionClass = 'mx-auto max-w-page px-4 py-20 sm:px-8 sm:py-28'
