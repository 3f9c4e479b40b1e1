import type { SlideBackground, SlideRole } from '#contract/designs/carousels/carousel-options.ts'
import type { Design, SlideDesign } from '#contract/designs/design-document.ts'
import { t } from '#web/words/carousels.ts'
import { fill } from '#web/words/fill.ts'
import {
  addSlide,
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

/** The commands of the strip of slides. Each is one step of the history, and screen readers hear what happened. */
export function useSlideCommands() {
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
