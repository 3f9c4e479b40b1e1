import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import type { SlotChange } from './edit-design.ts'

const SENTENCES: Readonly<
  Record<
    string,
    (typeof t)['moved' | 'resized' | 'recolored' | 'aligned' | 'cropped' | 'rotated' | 'reordered' | 'replaced']
  >
> = {
  move: t.moved,
  pin: t.moved,
  width: t.resized,
  height: t.resized,
  step: t.resized,
  color: t.recolored,
  align: t.aligned,
  focus: t.cropped,
  zoom: t.cropped,
  angle: t.rotated,
  order: t.reordered,
  picture: t.replaced,
}

/** Describes an edit for the history list: `Moved headline`. */
export function describeChange(name: string, change: SlotChange): string {
  const slot = currentLanguage() === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
  const [field, value] =
    Object.entries(change).find(([, next]) => next !== undefined) ?? Object.entries(change)[0] ?? []
  if (!field) return fill(t.changed, { slot })
  if (field === 'hidden') return fill(value === true ? t.hid : t.showed, { slot })
  return fill(value === undefined ? t.reset : (SENTENCES[field] ?? t.changed), { slot })
}
