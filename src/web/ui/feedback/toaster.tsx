import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { useErrorToasts, useProductUpdates, useSuccessToasts } from '#web/lib/jobs/notifications.ts'
import { toast, TOAST_TIMES } from '#web/lib/browser/toast.ts'
import { translateNode } from '#web/words/define-words.ts'
import { t } from '#web/words/ui.ts'
import { Spinner } from './spinner.tsx'
import { UndoOffer } from './undo-offer.tsx'

/**
 * The toasts at the top right, beside the search or below it on a phone, and above an open dialog. Several are a pile that opens while it has
 * the pointer or the focus, so that they never reach the buttons of a screen. They are reached with F6. The settings choose which kinds are
 * shown; plain toasts are product news.
 * Why, and what was rejected: docs/decisions/0005-libraries.md.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(TOAST_TIMES)
  const isWanted = useWantedToasts()
  const box = useRef<HTMLDivElement>(null)
  const origin = useRef<Element>(null)
  const [isOpen, setOpen] = useState(false)
  useF6(box)
  useToastHeight(box)
  const open = () => {
    handlers.startPause()
    setOpen(true)
  }
  const close = () => {
    handlers.endPause()
    setOpen(false)
  }
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    open()
    if (!box.current?.contains(relatedTarget)) origin.current = relatedTarget
  }
  return (
    <div
      ref={box}
      role="region"
      aria-label={t.messages}
      aria-keyshortcuts="F6"
      // A dialog hides the rest of the page from screen readers, except live regions. Each toast announces itself.
      aria-live="off"
      className="pointer-events-none fixed inset-x-4 top-15 z-60 sm:top-4 flex flex-col items-end gap-2 sm:start-auto sm:w-90 in-[body:has([data-scrim])]:top-2"
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={onFocus}
      onBlur={close}
      // A click here closes the message, so the focus moves back to where it was.
      onClick={() => origin.current instanceof HTMLElement && origin.current.focus()}
    >
      <UndoOffer />
      <Pile toasts={toasts.filter(isWanted)} isOpen={isOpen} />
    </div>
  )
}

/** The newest error, or else the newest toast, is on top. */
function Pile({ toasts, isOpen }: { toasts: readonly Toast[]; isOpen: boolean }) {
  const shown = toasts.filter(({ visible }) => visible)
  const top = shown.find(({ type }) => type === 'error') ?? shown[0] ?? toasts[0]
  return (
    <div className={clsx('relative isolate flex max-w-full flex-col items-end gap-2', shown.length > 1 && 'pb-1.5')}>
      {toasts.map((one) => (
        <ToastCard key={one.id} one={one} isCovered={!isOpen && one !== top} />
      ))}
    </div>
  )
}

/** F6 focuses the first button of the messages from anywhere, because they disappear faster than Tab reaches them. */
function useF6(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = event.key === 'F6' ? box.current?.querySelector<HTMLElement>('a, button') : null
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [box])
}

/** Tells dialogs how far down the toasts reach, so that none of them is on a dialog. */
function useToastHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      root.style.setProperty('--toasts', height === 0 ? '0px' : `calc(${height}px + 1rem)`)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
}

function useWantedToasts(): (one: Toast) => boolean {
  const [success] = useSuccessToasts()
  const [error] = useErrorToasts()
  const [updates] = useProductUpdates()
  const wanted: Partial<Record<Toast['type'], boolean>> = { success, error, blank: updates }
  return ({ type }) => wanted[type] ?? true
}

function ToastCard({ one, isCovered }: { one: Toast; isCovered: boolean }) {
  return (
    <div
      {...one.ariaProps}
      inert={isCovered}
      className={clsx(
        isCovered && 'absolute inset-0 -z-1 scale-x-95 overflow-hidden',
        'popup pointer-events-auto flex max-w-full items-start gap-2.5 py-2.5 pe-2 ps-3.5 transition-[opacity,translate] duration-200',
        one.visible ? 'animate-[rise_200ms_var(--ease-out)]' : 'pointer-events-none -translate-y-1 opacity-0',
      )}
    >
      <span className="grid h-5.25 place-content-center">
        <ToastIcon type={one.type} />
      </span>
      <div className="min-w-0 py-px text-sm font-medium">{translateNode(resolveValue(one.message, one))}</div>
      <button
        type="button"
        aria-label={t.dismiss}
        onClick={() => toast.dismiss(one.id)}
        className="-my-0.5 grid size-6 shrink-0 place-content-center rounded-sm text-muted hover:bg-raised hover:text-text"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </div>
  )
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck className="size-4 text-success" aria-hidden />
  if (type === 'error') return <CircleAlert className="size-4 text-danger" aria-hidden />
  if (type === 'loading') return <Spinner />
  return <Info className="size-4 text-muted" aria-hidden />
}
