/**
 * Where a value of an imported brand or product was found, as sentences. `{text}` is the part that changes. Screens translate them by their keys.
 * This file does not import zod.
 */
export const EVIDENCE_SENTENCES = {
  json_ld: 'JSON-LD data of the page',
  microdata: 'Microdata of the page',
  site_name: 'og:site_name of the page',
  app_name: 'Application name of the page',
  title: 'Title of the page',
  domain: 'Domain name {text}',
  meta_description: 'Description of the page',
  first_paragraph: 'First paragraph of the page',
  css_variable: 'Variable {text} of the style sheet',
  css_background: 'Background of {text}',
  css_ink: 'Text color of {text}',
  theme_color: 'theme-color',
  manifest_color: 'theme_color of the web app manifest',
  pinned_tab: 'Color of the pinned tab icon',
  logo_pixels: '{text} % of the logo',
  header_area: '{text} % of the header area',
  screenshot_area: '{text} % of the screenshot',
  palette_file: 'Color {text} of the palette file',
  pdf_area: '{text} % of the colored area of the PDF',
  css_font: 'font-family of {text}',
  font_face: '@font-face {text}',
  font_link: 'Link to the font {text}',
  pdf_font: 'Font {text} of the PDF',
  header_svg: 'SVG in the header',
  header_image: 'Image in the header',
  logo_image: 'Image named as a logo',
  footer_image: 'Image in the footer',
  touch_icon: 'Touch icon',
  manifest_icon: 'Icon of the web app manifest',
  favicon: 'Icon of the page',
  file: 'Uploaded file',
  words: 'Words such as {text}',
  sentences: 'Sentences of the page',
  wording: 'Wording: {text}',
  buttons: 'Labels of buttons',
  keywords: 'Keywords of the page',
  lang: 'Language of the page',
  links: 'Links of the page',
  open_graph: 'Open Graph data of the page',
  first_heading: 'First heading of the page',
  page_address: 'Address of the page',
  no_name: 'Not found: the page names no brand',
  no_page: 'Not found: the files do not tell it',
  no_description: 'Not found: the page has no description',
  no_color: 'Not found: no color stands out, so this is the default',
  no_second_color: 'Not found: there is no second color, so this is the default',
  no_font: 'Not found: no typeface is named, so this is the default',
  no_logo: 'Not found: there is no logo that can be read',
  no_tone: 'Not found: too few words show a tone, so this is the default',
  no_product: 'Not found: the page names no product',
  no_price: 'Not found: the page names no price',
  price_rounded: 'The page says {text}, which has more than two decimals',
  price_unread: 'Kept as text: {text} is not one amount in a currency that we know',
  no_picture: 'Not found: there is no picture that can be read',
} as const
export type EvidenceKey = keyof typeof EVIDENCE_SENTENCES

/** The fields that an import looks for. `found` of a reply counts those with a confidence above 0. */
export const SOUGHT_FIELDS = ['name', 'description', 'primary_color', 'typography', 'logo_url', 'brand_tone'] as const

/** Parts of an import that could not be read, as sentences. */
export const NOTE_SENTENCES = {
  client_rendered:
    'This page has little content without scripts. Add files, such as a logo, a style sheet or a brand guide.',
  encoding_guessed:
    'The page does not name its text encoding, so it was read as {text}. Check the letters of the texts.',
  letters_lost: 'Letters of the page that could not be read: {text}. They are shown as \u{FFFD}. Correct the texts.',
  sale_price: '{text}.',
  sheets_missing: 'Style sheets that could not be read: {text}.',
  files_unread: 'Files that could not be read: {text}.',
  site_unread: 'The site could not be read, so only the files count. {text}',
} as const
export type NoteKey = keyof typeof NOTE_SENTENCES
