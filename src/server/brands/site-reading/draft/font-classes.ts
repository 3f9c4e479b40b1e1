/** A class of typefaces and the family of ours that is nearest to it. */
export const NEAREST = {
  grotesque: 'Inter',
  geometric: 'Poppins',
  humanist: 'Open Sans',
  rounded: 'Nunito',
  serif: 'Lora',
  slab: 'Merriweather',
  didone: 'Playfair Display',
  oldstyle: 'Crimson Text',
  condensed: 'Oswald',
  heavy: 'Anton',
  mono: 'JetBrains Mono',
} as const
export type FontClass = keyof typeof NEAREST

/** Other names of families that we have. */
export const ALIASES: Readonly<Record<string, string>> = {
  'source sans 3': 'Source Sans Pro',
  'source sans': 'Source Sans Pro',
  'crimson pro': 'Crimson Text',
  crimson: 'Crimson Text',
  'nunito sans': 'Nunito',
  'bebas neue pro': 'Bebas Neue',
  bebas: 'Bebas Neue',
  'fira mono': 'Fira Code',
  'source code': 'Source Code Pro',
  'playfair display sc': 'Playfair Display',
  playfair: 'Playfair Display',
  'roboto flex': 'Roboto',
  'inter tight': 'Inter',
  'inter display': 'Inter',
  'lato latin': 'Lato',
  'montserrat alternates': 'Montserrat',
  'montserrat subrayada': 'Montserrat',
  opensans: 'Open Sans',
  sourcesanspro: 'Source Sans Pro',
  playfairdisplay: 'Playfair Display',
  jetbrainsmono: 'JetBrains Mono',
}

const families = (text: string) => text.split(',').map((name) => name.trim())

/** Common typefaces by their class, in lower case. */
const CLASSES: Readonly<Record<FontClass, readonly string[]>> = {
  grotesque: families(
    'helvetica, helvetica neue, arial, work sans, ibm plex sans, public sans, aktiv grotesk, suisse int l, neue haas grotesk, haas, univers, akkurat, graphik, barlow, rubik, manrope, dm sans, plus jakarta sans, archivo, hanken grotesk, schibsted grotesk, be vietnam pro, geist, roobert, soehne, söhne, sf pro, sf pro display, segoe ui, karla, golos text, onest, instrument sans, bricolage grotesque, space grotesk, familjen grotesk, libre franklin, franklin gothic, national, founders grotesk, acumin pro, proxima sans',
  ),
  geometric: families(
    'futura, avenir, avenir next, century gothic, gotham, proxima nova, circular, circular std, cerebri sans, euclid circular a, gilroy, sofia pro, urbanist, outfit, lexend, jost, josefin sans, raleway, league spartan, sora, red hat display, syne, kanit, prompt, questrial, didact gothic, gt walsheim, brandon grotesque, museo sans, figtree, albert sans, epilogue, spartan',
  ),
  humanist: families(
    'frutiger, myriad pro, gill sans, verdana, tahoma, trebuchet ms, calibri, candara, noto sans, pt sans, cabin, ubuntu, fira sans, mukta, hind, oxygen, merriweather sans, alegreya sans, asap, catamaran, assistant, heebo, titillium web, lucida grande, optima',
  ),
  rounded: families(
    'quicksand, varela round, comfortaa, baloo 2, fredoka, fredoka one, m plus rounded 1c, vag rounded, dosis, mali, itim, comic neue, comic sans ms, din rounded',
  ),
  serif: families(
    'georgia, times, times new roman, pt serif, noto serif, source serif pro, source serif 4, ibm plex serif, libre baskerville, baskerville, tiempos, tiempos headline, newsreader, literata, spectral, frank ruhl libre, gelasio, charter, freight text pro, publico, lyon, fraunces, dm serif text, instrument serif, young serif, recoleta, canela',
  ),
  slab: families(
    'roboto slab, zilla slab, arvo, rockwell, rokkitt, bitter, josefin slab, sentinel, archer, crete round, courier prime slab, museo slab, aleo, clarendon',
  ),
  didone: families(
    'bodoni, bodoni moda, bodoni mt, didot, dm serif display, abril fatface, chomsky, gloock, ogg, noe display, prata, playfair',
  ),
  oldstyle: families(
    'garamond, eb garamond, adobe garamond pro, cormorant, cormorant garamond, caslon, adobe caslon pro, libre caslon text, libre caslon display, sabon, minion pro, palatino, palatino linotype, book antiqua, cardo, gentium book basic, alegreya, vollkorn, goudy old style, jenson, bembo, cinzel, marcellus',
  ),
  condensed: families(
    'roboto condensed, barlow condensed, fjalla one, pathway gothic one, archivo narrow, pt sans narrow, open sans condensed, sofia sans condensed, big shoulders display, teko, antonio, saira condensed, ibm plex sans condensed, league gothic, din condensed, trade gothic condensed, yanone kaffeesatz, khand, rajdhani, bebas neue',
  ),
  heavy: families(
    'impact, archivo black, black ops one, bowlby one, passion one, alfa slab one, titan one, luckiest guy, bangers, lilita one, bungee, rubik mono one, druk, monument extended, haettenschweiler, paytone one',
  ),
  mono: families(
    'courier, courier new, consolas, menlo, monaco, sf mono, roboto mono, ibm plex mono, space mono, dm mono, inconsolata, ubuntu mono, geist mono, anonymous pro, cousine, overpass mono, red hat mono, martian mono',
  ),
}

/** Words in names that tell a class, and the generic families, in the order in which they count. */
const HINTS: readonly [RegExp, FontClass][] = [
  [/mono|code|courier|typewriter|console/, 'mono'],
  [/condensed|narrow|compressed/, 'condensed'],
  [/slab|egyptienne/, 'slab'],
  [/rounded|round\b|soft/, 'rounded'],
  [/bodoni|didot|fatface/, 'didone'],
  [/garamond|caslon|antiqua|jenson|old ?style/, 'oldstyle'],
  [/black|ultra|poster|fat\b/, 'heavy'],
  [/(?<!sans[- ])serif|roman|text\b|book\b/, 'serif'],
  [/gothic|futura|geo/, 'geometric'],
  [/humanist/, 'humanist'],
]

/** The class of a family by its name, then by the generic family that its stack ends with. */
export function classifyFont(family: string, stack: readonly string[]): { fontClass: FontClass; isKnown: boolean } {
  const name = family.toLowerCase()
  const byName = findClass(name)
  if (byName) return { fontClass: byName, isKnown: true }
  const hint = HINTS.find(([pattern]) => pattern.test(name.replace(/sans[- ]serif/, 'sans')))
  if (hint && !(hint[1] === 'serif' && /sans/.test(name))) return { fontClass: hint[1], isKnown: true }
  const [known] = stack.slice(1).flatMap((other) => findClass(other.toLowerCase()) ?? [])
  return { fontClass: known ?? genericClass(stack.at(-1) ?? ''), isKnown: false }
}

const BY_NAME = new Map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of CLASSES are its type
  Object.entries(CLASSES).flatMap(([fontClass, names]) => names.map((name) => [name, fontClass as FontClass] as const)),
)

const findClass = (name: string): FontClass | undefined => BY_NAME.get(name)

function genericClass(generic: string): FontClass {
  if (/^(?:serif|ui-serif|cursive)$/i.test(generic)) return 'serif'
  if (/mono/i.test(generic)) return 'mono'
  return /fantasy/i.test(generic) ? 'heavy' : 'grotesque'
}
