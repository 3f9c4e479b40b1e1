/** Why a font cannot be used, and other sentences of replies about uploaded fonts. */
export const BRAND_FONT_SENTENCES = {
  fontMissing: 'Font not found',
  fontUnknown: 'This is not a font. Please upload an OTF, TTF or WOFF2 file.',
  fontWoff: 'WOFF files cannot be used. Please upload an OTF, TTF or WOFF2 file.',
  fontCollection: 'Font collections cannot be used. Please upload a file with one font.',
  fontTooLarge: 'Font is too large. The limit is 4 MB.',
  fontDamaged: 'The font is damaged and cannot be used.',
  fontRestricted: 'The license of this font forbids its use in designs: its file says that it may not be embedded.',
  fontColor: 'Color and bitmap fonts cannot be used. Please upload a font with plain outlines.',
  fontLetters: 'The font has no Latin letters. It needs A to Z and a to z.',
  fontBlank: 'The letters of this font are empty.',
  fontComplex: 'The font takes too long to draw and cannot be used.',
  fontTwice: 'The brand already has this font. Delete it first to replace it.',
  fontsFull: 'A brand has at most 8 fonts. Delete one first.',
  fontsTooLarge: 'The fonts of a brand may have 12 MB together, unpacked. Delete one first.',
  fontNotChosen: 'The brand has no font of this name.',
} as const
