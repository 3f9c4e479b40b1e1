import { Search } from 'lucide-react'
import { t } from '#web/words/shell.ts'

const SHORTCUT = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Opens the command palette. It looks like a field on wide screens and like an icon on a phone. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onClick}
      className="inline-flex h-9 items-center gap-2.5 rounded-sm text-muted transition-colors hover:text-text max-sm:w-9 max-sm:justify-center max-sm:hover:bg-raised sm:w-60 sm:border sm:border-border sm:bg-surface sm:px-3 sm:hover:border-outline pointer-coarse:h-11 max-sm:pointer-coarse:w-11"
    >
      <Search className="size-4 shrink-0 max-sm:size-4.5" strokeWidth={1.75} aria-hidden />
      <span className="max-sm:sr-only">{t.search}</span>
      <kbd aria-hidden className="ms-auto font-sans text-xs max-sm:hidden pointer-coarse:hidden">
        {SHORTCUT}
      </kbd>
    </button>
  )
}
