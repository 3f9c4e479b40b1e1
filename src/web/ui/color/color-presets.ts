interface ColorPreset {
  name: string
  hex: string
}

/** Twenty-four colors in four groups. */
export const COLOR_PRESETS: readonly { group: string; colors: readonly ColorPreset[] }[] = [
  {
    group: 'Primary',
    colors: [
      { name: 'Royal Blue', hex: '#2F5BEA' },
      { name: 'Forest Green', hex: '#0A7C66' },
      { name: 'Purple', hex: '#7C3AED' },
      { name: 'Rose', hex: '#E11D48' },
      { name: 'Orange', hex: '#EA580C' },
      { name: 'Amber', hex: '#F5A40B' },
    ],
  },
  {
    group: 'Secondary',
    colors: [
      { name: 'Slate', hex: '#475569' },
      { name: 'Gray', hex: '#6B7280' },
      { name: 'Emerald', hex: '#10B981' },
      { name: 'Cyan', hex: '#06B6D4' },
      { name: 'Sky', hex: '#0EA5E9' },
      { name: 'Indigo', hex: '#4F46E5' },
    ],
  },
  {
    group: 'Accent',
    colors: [
      { name: 'Violet', hex: '#8B5CF6' },
      { name: 'Fuchsia', hex: '#C026D3' },
      { name: 'Pink', hex: '#EC4899' },
      { name: 'Red', hex: '#DC2626' },
      { name: 'Lime', hex: '#84CC16' },
      { name: 'Yellow', hex: '#FACC15' },
    ],
  },
  {
    group: 'Neutral',
    colors: [
      { name: 'White', hex: '#FFFFFF' },
      { name: 'Cream', hex: '#F6F0EA' },
      { name: 'Silver', hex: '#D4D4D8' },
      { name: 'Stone', hex: '#78716C' },
      { name: 'Charcoal', hex: '#27272A' },
      { name: 'Black', hex: '#000000' },
    ],
  },
]
