import type { TextLayer } from '../model/scene.ts'

/** The size of the smallest line of a text, in pixels. Lines of an offer and of a long headline differ in size. */
export const measureSmallestSize = ({ size, lines }: Pick<TextLayer, 'size' | 'lines'>): number =>
  size * Math.min(1, ...lines.map(({ scale = 1 }) => scale))
