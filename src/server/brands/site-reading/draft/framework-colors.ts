/** Default colors of frameworks and themes. They say nothing about a brand, unless another signal repeats them. */
const DEFAULT_COLORS = new Set([
  // Bootstrap 5 and 4
  '#0D6EFD',
  '#6C757D',
  '#198754',
  '#0DCAF0',
  '#FFC107',
  '#DC3545',
  '#6610F2',
  '#6F42C1',
  '#D63384',
  '#FD7E14',
  '#20C997',
  '#007BFF',
  '#28A745',
  '#17A2B8',
  '#343A40',
  '#0B5ED7',
  '#0A58CA',
  '#0069D9',
  '#86B7FE',
  '#CFE2FF',
  // WordPress block editor
  '#CF2E2E',
  '#FF6900',
  '#FCB900',
  '#7BDCB5',
  '#00D084',
  '#8ED1FC',
  '#0693E3',
  '#9B51E0',
  '#ABB8C3',
  '#F78DA7',
  '#32373C',
  '#007CBA',
  '#006BA1',
  '#005A87',
  '#3858E9',
  // Links of browsers, icons of realfavicongenerator, focus rings
  '#0000EE',
  '#551A8B',
  '#DA532C',
  '#2B5797',
  '#00ABA9',
  '#603CBA',
  '#5BBAD5',
  '#4D90FE',
  // Material UI and Bulma
  '#1976D2',
  '#9C27B0',
  '#00D1B2',
  '#3273DC',
  '#485FC7',
])

export const isDefaultColor = (hex: string): boolean => DEFAULT_COLORS.has(hex)

const TAILWIND_NAMES =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const DEFAULT_VARIABLES = [
  new RegExp(`^--(?:color-)?(?:${TAILWIND_NAMES})-(?:50|[1-9]00|950)$`),
  /^--(?:bs-(?:blue|indigo|purple|pink|red|orange|yellow|green|teal|cyan|gray|link|btn)|tw-|swiper-|fa-|wp-admin-|toastify-|rsbs-|plyr-)/,
  /^--wp--preset--color--(?:black|cyan-bluish-gray|white|pale-pink|vivid-red|luminous-vivid-|light-green-cyan|vivid-|pale-cyan)/,
  /^--wp--preset--(?:gradient|shadow|duotone)/,
]

export const isDefaultVariable = (name: string): boolean => DEFAULT_VARIABLES.some((pattern) => pattern.test(name))

/** Colors of states and of other companies. */
const FOREIGN =
  /success|danger|error|warning|info\b|alert|invalid|valid|facebook|twitter|linkedin|instagram|whatsapp|youtube|pinterest|tiktok|telegram|paypal|google|rating|star|sale|badge|debug|skip-link|screen-reader|selection|syntax|hljs|cookie/i

export const isForeign = (where: string): boolean => FOREIGN.test(where)
