import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, CopyPlus, Plus, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import {
  SLIDE_BACKGROUNDS,
  SLIDE_ROLES,
  type SlideBackground,
  type SlideRole,
} from '#contract/designs/carousels/carousel-options.ts'
import type { Design, SlideDesign } from '#contract/designs/design-document.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { useDragOrder } from '#web/ui/forms/use-drag-order.ts'
import { t } from '#web/words/carousels.ts'
import { currentDirection } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import {
  addSlide,
  canAddSlide,
  canRemoveSlide,
  changeBackground,
  changeRole,
  createSlide,
  duplicateSlide,
  findFreeId,
  findSlide,
  moveSlide,
  removeSlide,
} from '../model/edit-slides.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { useSlideImages } from './use-slide-images.ts'

type Commands = ReturnType<typeof useSlideCommands>

const ROLES: Readonly<Record<SlideRole, string>> = { hook: t.hook, point: t.point, proof: t.proof, cta: t.cta }

/** The slides of a carousel below the canvas: choose, reorder, add, duplicate and remove them. */
export function SlidesStrip() {
  const commands = useSlideCommands()
  return (
    <section aria-label={t.slides} className="shrink-0 border-t border-border bg-surface">
      <SlideTools commands={commands} />
      <SlideList commands={commands} />
    </section>
  )
}

function SlideTools({ commands }: { commands: Commands }) {
  const { document: edited } = useEditorContext()
  const { slides, shown } = commands
  if (!shown || !edited.carousel) return null
  const { id, role } = shown
  const index = slides.findIndex((slide) => slide.id === id)
  const tools = [
    { label: t.moveEarlier, icon: ChevronLeft, isOff: index === 0, run: () => commands.move(id, index - 1) },
    {
      label: t.moveLater,
      icon: ChevronRight,
      isOff: index === slides.length - 1,
      run: () => commands.move(id, index + 1),
    },
    { label: t.addSlide, icon: Plus, isOff: !canAddSlide(edited), run: commands.add },
    { label: t.duplicateSlide, icon: CopyPlus, isOff: !canAddSlide(edited), run: () => commands.duplicate(id) },
    { label: t.removeSlide, icon: Trash2, isOff: !canRemoveSlide(edited), run: () => commands.remove(id) },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 pt-1 sm:px-3">
      <div className="flex items-center">
        {tools.map(({ label, icon, isOff, run }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            aria-disabled={isOff}
            className={clsx('aria-disabled:opacity-45', icon !== Plus && 'rtl:[&_svg]:-scale-x-100')}
            onClick={() => !isOff && run()}
          />
        ))}
      </div>
      <div className="w-40">
        <Select
          label={t.role}
          value={role}
          options={SLIDE_ROLES.map((value) => ({ value, label: ROLES[value] }))}
          onChange={(next) => commands.setRole(id, next)}
        />
      </div>
      <div className="ms-auto max-sm:hidden">
        <Segmented
          label={t.background}
          value={edited.carousel.background}
          options={SLIDE_BACKGROUNDS.map((value) => ({ value, label: t[value] }))}
          onChange={commands.setBackground}
        />
      </div>
    </div>
  )
}

function SlideList({ commands }: { commands: Commands }) {
  const { id, document: edited, facts } = useEditorContext()
  const images = useSlideImages(id, edited, facts.size.width)
  const { slides, shown } = commands
  const drag = useDragOrder(commands.move)
  return (
    <ol className="flex gap-2 overflow-x-auto overscroll-x-contain px-3 pt-2 pb-3" onDragEnd={drag.end}>
      {slides.map((slide, index) => (
        <li
          key={slide.id}
          className={clsx('shrink-0 rounded-sm', drag.isTarget(slide.id, index) && 'outline-2 outline-accent-ink')}
          {...drag.at(index)}
        >
          <SlideButton
            slide={slide}
            place={{ index, count: slides.length }}
            image={images.get(slide.id)}
            isShown={slide.id === shown?.id}
            commands={commands}
            onDrag={() => drag.start(slide.id)}
          />
        </li>
      ))}
    </ol>
  )
}

interface SlideButtonProps {
  slide: SlideDesign
  place: { index: number; count: number }
  image: string | undefined
  isShown: boolean
  commands: Commands
  onDrag: () => void
}

/** Shows its slide. The arrow keys go to the neighbors, with Alt they move the slide, and Delete removes it. */
function SlideButton({ slide, place: { index, count }, image, isShown, commands, onDrag }: SlideButtonProps) {
  const { size } = useEditorContext().facts
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  const onKeyDown = (event: KeyboardEvent) => {
    const later = currentDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const step = event.key === later ? 1 : -1
    if (isArrow && event.altKey) commands.move(slide.id, index + step)
    else if (isArrow) focusNeighbor(commands, index + step)
    else if (event.key === 'Delete' || event.key === 'Backspace') commands.remove(slide.id)
    else return
    event.preventDefault()
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', slide.id)
    onDrag()
  }
  return (
    <button
      ref={button}
      type="button"
      draggable
      data-slide={slide.id}
      aria-current={isShown || undefined}
      aria-label={fill(t.slide, { number: index + 1, count, headline: slide.copy.headline ?? '' })}
      title={ROLES[slide.role]}
      onDragStart={onDragStart}
      onClick={() => commands.show(slide.id)}
      onKeyDown={onKeyDown}
      className={clsx(
        'relative block h-20 cursor-grab overflow-hidden rounded-sm outline-offset-2 max-lg:h-16',
        isShown
          ? 'outline-2 outline-accent-ink'
          : 'shadow-[0_0_0_1px_var(--border)] hover:shadow-[0_0_0_1px_var(--outline)]',
      )}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {image ? (
        <img src={image} alt="" draggable={false} className="size-full object-cover" />
      ) : (
        <span className="skeleton block size-full" />
      )}
      <span
        aria-hidden
        className="absolute start-1 bottom-1 rounded-[4px] bg-surface px-1 text-xs font-medium text-text tabular-nums"
      >
        {index + 1}
      </span>
    </button>
  )
}

function focusNeighbor({ slides, show }: Commands, index: number): void {
  const next = slides[index]
  if (!next) return
  show(next.id)
  document.querySelector<HTMLElement>(`[data-slide="${next.id}"]`)?.focus()
}

/** The commands of the strip of slides. Each is one step of the history, and screen readers hear what happened. */
function useSlideCommands() {
  const { document: edited, state, dispatch, announce } = useEditorContext()
  const slides: readonly SlideDesign[] = edited.carousel?.slides ?? []
  const shown = findSlide(edited, state.slide)
  const run = (change: (document: Design) => Design, label: string) => {
    dispatch({ type: 'edit-all', change, label })
    announce(label)
  }
  const show = (id: string) => dispatch({ type: 'show-slide', id })
  const runAdding = (change: (document: Design) => Design, label: string) => {
    const added = findFreeId(edited)
    run(change, label)
    show(added)
    focusSlide(added)
  }
  return {
    slides,
    shown,
    show,
    add: () => {
      const slide = createSlide(findFreeId(edited), t.newSlide)
      const after = shown?.id ?? ''
      runAdding((document) => addSlide(document, after, slide), t.slideAdded)
    },
    duplicate: (id: string) => runAdding((document) => duplicateSlide(document, id), t.slideDuplicated),
    remove: (id: string) => run((document) => removeSlide(document, id), t.slideRemoved),
    move: (id: string, to: number) => {
      const count = slides.length
      const number = Math.max(1, Math.min(count, to + 1))
      run((document) => moveSlide(document, id, to), fill(t.movedTo, { number, count }))
    },
    setRole: (id: string, role: SlideRole) => run((document) => changeRole(document, id, role), t.roleChanged),
    setBackground: (background: SlideBackground) =>
      run((document) => changeBackground(document, background), t.backgroundChanged),
  }
}

/** Focuses the button of a slide once it is drawn. */
function focusSlide(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-slide="${id}"]`)?.focus())
}
