import type { Design, SlideDesign } from '#contract/designs/design-document.ts'
import type { CarriedPreview } from '../preview/use-preview.ts'
import type { EditorState } from './editor-reducer.ts'

/** What the editor of a new version takes over from the editor in which it was saved. */
export interface CarriedEditor {
  state: EditorState
  /** The document of the history that the version was made from. */
  saved: Design
  preview: CarriedPreview | null
}

/**
 * The history and the selection for the editor of the version that `saved` became. The version numbers its stored slides again, so each
 * slide refers to its place in `saved`; a slide that is not in it is a new one. Steps that shared a document still share it.
 */
export function carryEditor(state: EditorState, saved: Design): Omit<CarriedEditor, 'preview'> {
  const places = new Map(saved.carousel?.slides.map(({ id }, index) => [id, index]))
  const carried = new Map<Design, Design>()
  const carry = (document: Design): Design => {
    const known = carried.get(document) ?? renumberSlides(document, places)
    carried.set(document, known)
    return known
  }
  const { history } = state
  // The next editor counts its groups from 1 again.
  const steps = history.steps.map((step) => ({ ...step, document: carry(step.document), group: null }))
  return { state: { ...state, history: { ...history, steps }, editing: null }, saved: carry(saved) }
}

function renumberSlides(document: Design, places: ReadonlyMap<string, number>): Design {
  const { carousel } = document
  if (!carousel) return document
  const toPlace = (slide: SlideDesign): SlideDesign => ({ ...slide, from: places.get(slide.id) ?? null })
  return { ...document, carousel: { ...carousel, slides: carousel.slides.map(toPlace) } }
}
