import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'
import { t } from '#web/words/ui.ts'

interface SectionNavProps {
  sections: readonly { id: string; title: string }[]
  className?: string
}

/** The sections of a long form, with the current one marked. Its links do not change the URL. */
export function SectionNav({ sections, className }: SectionNavProps) {
  const current = useSectionInView(sections)
  const jump = (id: string) => {
    const section = document.getElementById(id)
    section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    section?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t.sectionsOfThisForm} className={clsx('sticky top-22', className)}>
      <ul className="border-s border-border">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => jump(id)}
              className={clsx(
                '-ms-px w-full border-s-2 py-1.5 ps-3.5 text-start text-sm text-balance transition-colors',
                id === current
                  ? 'border-accent-ink font-medium text-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Id of the section at a quarter of the window's height, or of the last section at the end of the page. */
function useSectionInView(sections: SectionNavProps['sections']): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const look = () => {
      const root = document.documentElement
      const isAtEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 4
      const line = root.clientHeight / 4
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= line,
      )
      setCurrent((isAtEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [sections])
  return current
}
