import { TAG_COLORS, type TagColor } from '#contract/library/organize/organize-options.ts'
import { t } from '#web/words/organize.ts'

/** The classes of the dot of a tag. */
export const DOTS: Readonly<Record<TagColor, string>> = {
  gray: 'bg-(--chart-6)',
  teal: 'bg-(--chart-1)',
  orange: 'bg-(--chart-2)',
  violet: 'bg-(--chart-3)',
  green: 'bg-(--chart-4)',
  pink: 'bg-(--chart-5)',
}

export const listColors = () => TAG_COLORS.map((value) => ({ value, label: t[value] }))
