import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'

interface TabNavProps<Tab extends string> {
  /** The accessible name of the row. */
  label: string
  tabs: readonly { value: Tab; label: string; to: string }[]
  current: Tab
}

/** The parts of a screen as a row of links. The arrow keys move between them, as do Home and End. The history keeps one entry for all. */
export function TabNav<Tab extends string>({ label, tabs, current }: TabNavProps<Tab>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it
    <nav aria-label={label} onKeyDown={moveFocus} className="-mb-2 flex gap-1 overflow-x-auto border-b border-border">
      {tabs.map(({ value, label: name, to }) => (
        <Link
          key={value}
          to={to}
          replace
          ref={value === current ? scrollIntoRow : undefined}
          aria-current={value === current ? 'page' : undefined}
          className={clsx(
            '-mb-px shrink-0 rounded-t-sm border-b-2 px-3 py-2.5 text-sm font-medium transition-colors',
            value === current ? 'border-accent-ink text-text' : 'border-transparent text-muted hover:text-text',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + (isMirrored ? -1 : 1),
    ArrowLeft: at + (isMirrored ? 1 : -1),
    Home: 0,
    End: links.length - 1,
  }
  const next = steps[event.key]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  links[(next + links.length) % links.length]?.focus()
}

/** On a phone the row of tabs scrolls, so that the open one is moved into view. The page does not scroll. */
function scrollIntoRow(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}
