/** Why an uploaded file cannot be used. `{1}` is a format such as HEIC, a color or a CSS property. */
export const FILE_SENTENCES = {
  imageOtherKind:
    'Please select a valid image file. {1} files cannot be used here. Upload PNG, JPEG, WebP, GIF, AVIF or SVG.',
  svgEntities:
    'Please select a valid image file. This SVG contains entity declarations. Export it without them, for example as plain SVG.',
  svgScripts: 'Please select a valid image file. This SVG contains a script. Export it without scripts.',
  svgPages:
    'Please select a valid image file. This SVG contains parts of a web page (foreignObject). Export it with its text as paths.',
  svgReferences:
    'Please select a valid image file. This SVG refers to other files. Export it with its pictures and styles embedded.',
  svgPictures:
    'The pictures in this SVG have too many pixels. The limit is 12 megapixels together. Export it with smaller pictures.',
  avifTooLarge: 'This AVIF needs too much memory to be opened. Save it as JPEG or PNG, or make it smaller.',
  svgColorUnknown: 'The color {1} of this SVG cannot be drawn. Export it with plain colors such as #E02020.',
  svgValueMissing:
    'This SVG takes a color from a web page: {1} has no value in it. Export it with plain colors such as #E02020.',
  svgValuesSeveral:
    'This SVG defines {1} more than once, so its color is not certain. Export it with plain colors such as #E02020.',
  fontOtherKind: '{1} files cannot be used as fonts. Please upload an OTF, TTF or WOFF2 file.',
  fileTooLarge: 'File is too large. The limit is {1} MB.',
} as const
