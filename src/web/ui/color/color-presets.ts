import { t } from '#web/words/form-controls.ts'

interface ColorPreset {
  name: string
  hex: string
}

/** Twenty-four colors in four groups. */
export const COLOR_PRESETS: readonly { group: string; colors: readonly ColorPreset[] }[] = [
  {
    group: t.primary,
    colors: [
      { name: t.royalBlue, hex: '#2F5BEA' },
      { name: t.forestGreen, hex: '#0A7C66' },
      { name: t.purple, hex: '#7C3AED' },
      { name: t.rose, hex: '#E11D48' },
      { name: t.orange, hex: '#EA580C' },
      { name: t.amber, hex: '#F5A40B' },
    ],
  },
  {
    group: t.secondary,
    colors: [
      { name: t.slate, hex: '#475569' },
      { name: t.gray, hex: '#6B7280' },
      { name: t.emerald, hex: '#10B981' },
      { name: t.cyan, hex: '#06B6D4' },
      { name: t.sky, hex: '#0EA5E9' },
      { name: t.indigo, hex: '#4F46E5' },
    ],
  },
  {
    group: t.accent,
    colors: [
      { name: t.violet, hex: '#8B5CF6' },
      { name: t.fuchsia, hex: '#C026D3' },
      { name: t.pink, hex: '#EC4899' },
      { name: t.red, hex: '#DC2626' },
      { name: t.lime, hex: '#84CC16' },
      { name: t.yellow, hex: '#FACC15' },
    ],
  },
  {
    group: t.neutral,
    colors: [
      { name: t.white, hex: '#FFFFFF' },
      { name: t.cream, hex: '#F6F0EA' },
      { name: t.silver, hex: '#D4D4D8' },
      { name: t.stone, hex: '#78716C' },
      { name: t.charcoal, hex: '#27272A' },
      { name: t.black, hex: '#000000' },
    ],
  },
]
