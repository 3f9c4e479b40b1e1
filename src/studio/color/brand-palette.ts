/** Colors are `#RRGGBB`; the accents are in the order of their importance. `role` says what an accent is for. */
export interface BrandPalette {
  neutral: string | null
  accents: { hex: string; role: 'highlight' | 'action' | 'background' | 'text' | 'decoration' }[]
}
