import { MORE_FONTS } from '#contract/options.ts'

/** The files of `MORE_FONTS`. Browsers download only those of the text that they show. */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/{alegreya,archivo,assistant,baloo-2,bitter,bodoni-moda,cairo,caveat,cinzel,comfortaa,cormorant-garamond,crimson-pro,dm-sans,dancing-script,eb-garamond,exo-2,figtree,fraunces,fredoka,heebo,ibm-plex-sans,josefin-sans,jost,karla,lexend,libre-franklin,manrope,mulish,noto-sans,noto-serif,nunito-sans,outfit,plus-jakarta-sans,public-sans,quicksand,raleway,red-hat-display,roboto-condensed,rubik,saira,sora,source-serif-4,space-grotesk,syne,teko,urbanist,vollkorn,work-sans}/files/*-{latin,latin-ext,cyrillic,greek,vietnamese}-wght-normal.woff2',
    '/node_modules/@fontsource/{abril-fatface,alfa-slab-one,amatic-sc,archivo-black,bangers,barlow,barlow-condensed,bowlby-one,bree-serif,cardo,caveat-brush,dm-serif-display,fjalla-one,great-vibes,ibm-plex-serif,instrument-serif,kanit,kaushan-script,libre-baskerville,lobster,marcellus,pt-sans,pt-serif,pacifico,prata,prompt,righteous,sacramento,spectral,tajawal,titillium-web,zilla-slab}/files/*-{latin,latin-ext,cyrillic,greek,vietnamese}-{400,700}-normal.woff2',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** The characters of each file, as in the style sheets of Google Fonts. */
const RANGES: Readonly<Record<string, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese: 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0323,U+1EA0-1EF9,U+20AB',
}

const FILE = /^(latin|latin-ext|cyrillic|greek|vietnamese)-(wght|400|700)-normal\.woff2$/

const toSlug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
const NAMES = new Map(MORE_FONTS.map(({ family }) => [toSlug(family), family]))

const faces = Object.entries(FILES).map(([path, url]) => {
  const parts = path.split('/')
  const slug = parts.at(-3) ?? ''
  const [, subset = '', weight = ''] =
    parts
      .at(-1)
      ?.slice(slug.length + 1)
      .match(FILE) ?? []
  return { slug, url, subset, weight }
})
/** Families with a bold file. Others are drawn in their only weight, which the browser does not embolden. */
const withBold = new Set(faces.flatMap(({ slug, weight }) => (weight === '700' ? [slug] : [])))

for (const { slug, url, subset, weight } of faces) {
  const family = NAMES.get(slug)
  if (!family) continue
  const weights = weight === 'wght' ? '100 900' : withBold.has(slug) ? weight : '1 1000'
  document.fonts.add(new FontFace(family, `url(${url})`, { weight: weights, unicodeRange: RANGES[subset] ?? '' }))
}
