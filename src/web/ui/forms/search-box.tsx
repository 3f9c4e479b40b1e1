import { Search } from 'lucide-react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'

interface SearchBoxProps {
  /** What is searched, such as 'brands' in 'Search brands'. */
  noun: string
  value: string
  onChange: (text: string) => void
}

export function SearchBox({ noun, value, onChange }: SearchBoxProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-56 sm:max-w-80">
      <Search className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted" aria-hidden />
      <input
        type="search"
        aria-label={fill(t.search, { noun })}
        placeholder={fill(t.searchHint, { noun })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control ps-9"
      />
    </div>
  )
}
