/** Written by scripts/landing-images.ts. Sizes are pixels of the original; `alt` is its headline. */
export const IMAGES = {
  verdant: {
    brand: 'Verdant',
    width: 1080,
    height: 1350,
    alt: 'Wake up to brighter skin',
  },
  sunbolt: {
    brand: 'Sunbolt',
    width: 1080,
    height: 1080,
    alt: 'Zero sugar. Full send.',
  },
  nocturne: {
    brand: 'nocturne',
    width: 1080,
    height: 1920,
    alt: 'Sleep is a skill.',
  },
  harbor: {
    brand: 'Harbor & Sons',
    width: 1080,
    height: 1350,
    alt: 'The slow roast is back',
  },
  ledgerline: {
    brand: 'Ledgerline',
    width: 1200,
    height: 627,
    alt: 'Close the books by Tuesday',
  },
  crumb: {
    brand: 'Petal & Crumb',
    width: 1080,
    height: 1080,
    alt: 'Rye loaves, Saturdays only',
  },
  havn: {
    brand: 'havn',
    width: 1080,
    height: 1080,
    alt: 'Softer by Sunday',
  },
  fernweh: {
    brand: 'Fernweh',
    width: 1200,
    height: 627,
    alt: 'Take the long way home',
  },
  'sunbolt-story': {
    brand: 'Sunbolt',
    width: 1080,
    height: 1920,
    alt: 'Zero sugar. Full send.',
  },
  'sunbolt-banner': {
    brand: 'Sunbolt',
    width: 1200,
    height: 627,
    alt: 'Zero sugar. Full send.',
  },
} as const

/** Each image is at `/landing/NAME-WIDTH.avif` and `.webp` in these widths, in pixels. */
export const IMAGE_WIDTHS = { avif: [360, 720, 1080], webp: [360, 720] } as const
