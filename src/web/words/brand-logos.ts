import { defineWords } from './define-words.ts'

export const t = defineWords('brand-logos', {
  variantsOf: 'Logo variants of {name}',
  lead: 'Designs use the variant that can be read best where it is. Each change is stored immediately.',
  variants: 'Variants',
  nothingYet:
    'This brand has no logo yet. Upload one as an SVG here or in the brand, and versions for dark backgrounds and in one color are offered.',
  storedAsJpeg:
    'Stored as a JPEG, because as a PNG it would be over {limit}. Its colors may be slightly off. A smaller PNG keeps every pixel.',
  svgAgain:
    'This logo is stored as a picture only. Upload its SVG again, here as the full logo or in the brand, and versions for dark backgrounds and in one color are offered. The SVG can have up to 128 KB.',
  logo: 'Logo',
  logoText: 'The logo of the brand. Change it in the brand.',
  full: 'Full logo',
  fullText: 'Name and symbol, where there is room.',
  mark: 'Mark',
  markText: 'The symbol alone, in small and square places.',
  onLight: 'For light backgrounds',
  onLightText: 'On white and light colors.',
  onDark: 'For dark backgrounds',
  onDarkText: 'On black and dark colors.',
  mono: 'One color',
  monoText: 'Where the colors cannot be seen.',
  onLightGround: '{name} on a light background',
  onDarkGround: '{name} on a dark background',
  upload: 'Upload: {name}',
  replace: 'Replace: {name}',
  uploadHelp: 'PNG, JPEG, WebP, GIF, AVIF or SVG, 2 MB',
  remove: 'Remove: {name}',
  saving: 'Saving…',
  computed: 'Computed from your SVG',
  take: 'Use it',
  takeThis: 'Use it: {name}',
  notComputed: 'This variant cannot be computed from the SVG. Upload it if you have one.',
  notLoaded: 'The logo variants could not be loaded',
  notChanged: 'The logo variants could not be changed',
})
