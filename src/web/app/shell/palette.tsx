import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/palette.ts'
import { inGroups, matchingEntries, type PaletteEntry } from './palette-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
}

/** The command palette: finds screens and actions by name. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  // A dialog that is opened again while it fades out is not remounted, so its search is reset here.
  const [last, setLast] = useState({ isOpen, round: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, round: last.round + Number(isOpen) })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="mt-[max(0px,10dvh-1rem)]! max-w-150 overflow-hidden">
      <DialogTitle className="sr-only">{t.commandPalette}</DialogTitle>
      <PaletteBody key={last.round} onClose={onClose} />
    </Dialog>
  )
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [index, setIndex] = useState(0)
  const entries = inGroups(matchingEntries(usePaletteEntries(), search)).flatMap(([, own]) => own)
  const active = entries[Math.min(index, entries.length - 1)]

  const run = ({ target }: PaletteEntry) => {
    onClose()
    if (typeof target === 'string') void navigate(target)
    else target()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && active) setIndex((entries.indexOf(active) + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) run(active)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="flex items-center gap-3 border-b border-border px-4">
        <Search className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
        <input
          role="combobox"
          aria-label={t.searchCommands}
          aria-expanded
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={t.screensBrandsProductsContent}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
          className="h-13 w-full min-w-0 bg-transparent text-md outline-none"
        />
        <kbd
          aria-hidden
          className="rounded-[5px] border border-border px-1.5 py-0.5 font-sans text-xs text-muted pointer-coarse:hidden"
        >
          Esc
        </kbd>
      </div>
      <div
        id="palette-list"
        role="listbox"
        aria-label={t.commands}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2"
      >
        {inGroups(entries).map(([group, own]) => (
          <div key={group} role="group" aria-label={group} className="not-first:mt-2">
            <p aria-hidden className="px-2.5 py-1.5 text-xs font-medium text-muted">
              {group}
            </p>
            {own.map((entry) => (
              <Option
                key={entry.id}
                entry={entry}
                isActive={entry === active}
                onPoint={() => setIndex(entries.indexOf(entry))}
                onRun={() => run(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={clsx('text-center text-muted', entries.length === 0 && 'px-4 pt-4 pb-10')}>
        {entries.length === 0 && t.noResults}
      </p>
    </>
  )
}

interface OptionProps {
  entry: PaletteEntry
  isActive: boolean
  onPoint: () => void
  onRun: () => void
}

function Option({ entry, isActive, onPoint, onRun }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { icon: Icon, label, hint } = entry
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
    <div
      ref={ref}
      id={optionId(entry)}
      role="option"
      aria-selected={isActive}
      data-highlighted={isActive ? '' : undefined}
      tabIndex={-1}
      onPointerMove={() => !isActive && onPoint()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
      className="flex h-9.5 cursor-pointer items-center gap-3 rounded-sm px-2.5 select-none data-highlighted:bg-raised pointer-coarse:h-11"
    >
      <Icon className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <span className="max-w-[70%] shrink-0 truncate font-medium">{label}</span>
      <span className="ms-auto truncate text-sm text-muted max-sm:sr-only">{hint}</span>
    </div>
  )
}

const optionId = ({ id }: PaletteEntry) => `palette-${id.replaceAll('/', '-')}`
