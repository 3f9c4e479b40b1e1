/** The bundled family that stands in for a typeface of a class. */
export const SUBSTITUTES = {
  grotesque: 'Inter',
  geometric: 'Poppins',
  humanist: 'Open Sans',
  rounded: 'Nunito',
  playful: 'Fredoka',
  technical: 'Space Grotesk',
  serif: 'Lora',
  slab: 'Bitter',
  didone: 'Playfair Display',
  oldstyle: 'Crimson Text',
  inscription: 'Cinzel',
  condensed: 'Oswald',
  heavy: 'Anton',
  black: 'Archivo Black',
  fatSlab: 'Alfa Slab One',
  script: 'Caveat',
  formalScript: 'Great Vibes',
  brushScript: 'Kaushan Script',
  signScript: 'Lobster',
  marker: 'Caveat Brush',
  mono: 'JetBrains Mono',
} as const
export type FontClass = keyof typeof SUBSTITUTES

/** Other names of families that we have, and typefaces that one of them resembles more than that of its class. */
export const ALIASES: Readonly<Record<string, string>> = {
  'source sans 3': 'Source Sans Pro',
  'source sans': 'Source Sans Pro',
  crimson: 'Crimson Text',
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
  exo: 'Exo 2',
  cormorant: 'Cormorant Garamond',
  'cormorant infant': 'Cormorant Garamond',
  'dm serif text': 'DM Serif Display',
  'barlow semi condensed': 'Barlow Condensed',
  'saira condensed': 'Barlow Condensed',
  'saira semi condensed': 'Saira',
  'sofia sans condensed': 'Barlow Condensed',
  'archivo narrow': 'Roboto Condensed',
  'pt sans narrow': 'Roboto Condensed',
  'open sans condensed': 'Roboto Condensed',
  'ibm plex sans condensed': 'Roboto Condensed',
  'fira sans condensed': 'Roboto Condensed',
  'ubuntu condensed': 'Roboto Condensed',
  'din condensed': 'Barlow Condensed',
  khand: 'Teko',
  rajdhani: 'Teko',
  'league gothic': 'Fjalla One',
  'pathway gothic one': 'Fjalla One',
  'francois one': 'Fjalla One',
  'passion one': 'Bowlby One',
  'lilita one': 'Bowlby One',
  'cooper black': 'Bowlby One',
  'bowlby one sc': 'Bowlby One',
  'titan one': 'Bowlby One',
  'paytone one': 'Bowlby One',
  'luckiest guy': 'Bangers',
  'baloo bhai 2': 'Baloo 2',
  'baloo da 2': 'Baloo 2',
  baloo: 'Baloo 2',
  'fredoka one': 'Fredoka',
  'lobster two': 'Lobster',
  'bodoni mt': 'Bodoni Moda',
  bodoni: 'Bodoni Moda',
  didot: 'Bodoni Moda',
  'noto sans display': 'Noto Sans',
  verdana: 'Noto Sans',
  'josefin slab': 'Zilla Slab',
  rockwell: 'Zilla Slab',
  garamond: 'EB Garamond',
  'adobe garamond pro': 'EB Garamond',
  sabon: 'EB Garamond',
  'cormorant sc': 'Cormorant Garamond',
  'cormorant upright': 'Cormorant Garamond',
  'minion pro': 'Crimson Pro',
  baskerville: 'Libre Baskerville',
  baskervville: 'Libre Baskerville',
  palatino: 'Spectral',
  'palatino linotype': 'Spectral',
  'book antiqua': 'Spectral',
  charter: 'Source Serif 4',
  'source serif pro': 'Source Serif 4',
  'alegreya sc': 'Alegreya',
  'vollkorn sc': 'Vollkorn',
  'alegreya sans': 'PT Sans',
  'marcellus sc': 'Marcellus',
  optima: 'Marcellus',
  'cinzel decorative': 'Cinzel',
  'kumbh sans': 'Outfit',
  'league spartan': 'Outfit',
  gilroy: 'Outfit',
  'circular std': 'Outfit',
  circular: 'Outfit',
  'century gothic': 'Outfit',
  gotham: 'Montserrat',
  'proxima nova': 'Montserrat',
  metropolis: 'Montserrat',
  avenir: 'Nunito Sans',
  'avenir next': 'Nunito Sans',
  'brandon grotesque': 'Josefin Sans',
  'franklin gothic': 'Libre Franklin',
  'trade gothic': 'Archivo',
  'red hat text': 'Red Hat Display',
  'lexend deca': 'Lexend',
  muli: 'Mulish',
  almarai: 'Tajawal',
  'readex pro': 'Lexend',
  'hind siliguri': 'Mulish',
  'droid sans': 'Noto Sans',
  'myriad pro': 'PT Sans',
  frutiger: 'PT Sans',
  futura: 'Jost',
  'futura pt': 'Jost',
  opensans: 'Open Sans',
  sourcesanspro: 'Source Sans Pro',
  playfairdisplay: 'Playfair Display',
  jetbrainsmono: 'JetBrains Mono',
}

const families = (text: string) => text.split(',').map((name) => name.trim())

/** Common typefaces by their class, in lower case: the 200 families of Google Fonts that are used most, and those of systems and foundries. */
const CLASSES: Readonly<Record<FontClass, readonly string[]>> = {
  grotesque: families(
    'helvetica, helvetica neue, arial, work sans, ibm plex sans, public sans, aktiv grotesk, suisse int l, neue haas grotesk, haas, univers, akkurat, graphik, barlow, rubik, manrope, dm sans, plus jakarta sans, archivo, hanken grotesk, schibsted grotesk, be vietnam pro, geist, roobert, soehne, söhne, sf pro, sf pro display, segoe ui, karla, golos text, onest, instrument sans, libre franklin, franklin gothic, national, founders grotesk, acumin pro, proxima sans, noto sans display, encode sans, sofia sans, host grotesk, funnel sans, radio canada, wix madefor display, wix madefor text, arimo, yantramanav, chivo, mulish, muli, inria sans, almarai, cairo, tajawal, readex pro, reddit sans',
  ),
  geometric: families(
    'futura, avenir, avenir next, century gothic, gotham, proxima nova, circular, circular std, cerebri sans, euclid circular a, gilroy, sofia pro, urbanist, outfit, lexend, lexend deca, jost, josefin sans, raleway, league spartan, kanit, prompt, questrial, didact gothic, gt walsheim, brandon grotesque, museo sans, figtree, albert sans, epilogue, spartan, red hat display, red hat text, montserrat alternates, poppins, mitr, sarabun, tenor sans, gantari, afacad, glacial indifference, kumbh sans, metropolis, nexa, hind siliguri, gothic a1, marmelad, exo 2, exo, saira',
  ),
  humanist: families(
    'frutiger, myriad pro, gill sans, verdana, tahoma, trebuchet ms, calibri, candara, noto sans, pt sans, pt sans caption, cabin, ubuntu, fira sans, mukta, hind, oxygen, merriweather sans, alegreya sans, asap, catamaran, assistant, heebo, titillium web, lucida grande, optima, source sans 3, istok web, droid sans, signika, signika negative, overlock, overpass, ruda, carlito, actor, average sans, philosopher, puritan, tisa sans, istok',
  ),
  rounded: families(
    'quicksand, varela round, comfortaa, m plus rounded 1c, vag rounded, dosis, din rounded, nunito, arima, arima madurai, mali, itim, sniglet, delius, zen maru gothic, kosugi maru, mochiy pop one, rounded mplus 1c, gabarito, montagu, ysabeau infant, sulphur point, k2d, niramit, tenali ramakrishna, harmattan, andika, maven pro, capriola, cabin sketch',
  ),
  playful: families(
    'baloo, baloo 2, baloo bhai 2, baloo da 2, fredoka, fredoka one, chewy, titan one, luckiest guy, lilita one, paytone one, comic neue, comic sans ms, bubblegum sans, boogaloo, sigmar one, sigmar, grandstander, rubik bubbles, dynapuff, mochiy pop p one, chango, carter one, concert one, lemonada, pangolin, patrick hand sc, balsamiq sans, short stack, coiny, bowlby one sc, modak, galindo, cherry bomb one, rammetto one, happy monkey, love ya like a sister, bungee, bungee inline, bangers, righteous, fascinate, shrikhand, gluten, climate crisis, knewave, lobster two, potta one, nerko one',
  ),
  technical: families(
    'space grotesk, syne, sora, bricolage grotesque, familjen grotesk, unbounded, orbitron, michroma, audiowide, electrolize, oxanium, chakra petch, aldrich, share tech, quantico, darker grotesque, big shoulders text, krona one, monda, darker, syncopate, clash display, satoshi, general sans, cabinet grotesk, neue machina, gt america, aeonik, tomorrow, zen dots, anybody, kode mono sans',
  ),
  serif: families(
    'georgia, times, times new roman, pt serif, noto serif, noto serif display, source serif pro, source serif 4, ibm plex serif, libre baskerville, baskerville, baskervville, tiempos, tiempos headline, newsreader, literata, spectral, frank ruhl libre, gelasio, charter, freight text pro, publico, lyon, fraunces, dm serif text, instrument serif, young serif, recoleta, canela, domine, lusitana, tinos, noticia text, gupter, kreon, vidaloka, volkhov, unna, old standard tt, neuton, quattrocento, cambo, rufina, bitter pro, petrona, brygada 1918, besley, amiri, hepta, crimson pro, droid serif, cambria, constantia, trirong, markazi text, faustina, manuale, martel, gilda display, lustria, average, fanwood text, ovo, rosarivo, taviraj, lora',
  ),
  slab: families(
    'roboto slab, zilla slab, arvo, rockwell, rokkitt, bitter, josefin slab, sentinel, archer, crete round, courier prime slab, museo slab, aleo, clarendon, slabo 27px, slabo 13px, enriqueta, patua one, glegoo, sanchez, antic slab, podkova, hepta slab, coustard, bree serif, kadwa, scope one, solway, trocchi, copse, grandiflora one, zilla slab highlight, roboto serif',
  ),
  didone: families(
    'bodoni, bodoni moda, bodoni mt, didot, dm serif display, abril fatface, chomsky, gloock, ogg, noe display, prata, playfair, playfair display sc, yeseva one, chonburi, elsie, oranienbaum, rozha one, limelight, monoton serif, butler',
  ),
  oldstyle: families(
    'garamond, eb garamond, adobe garamond pro, cormorant, cormorant garamond, cormorant infant, cormorant upright, cormorant sc, caslon, adobe caslon pro, libre caslon text, libre caslon display, sabon, minion pro, palatino, palatino linotype, book antiqua, cardo, gentium book basic, gentium plus, alegreya, vollkorn, goudy old style, goudy bookletter 1911, sorts mill goudy, jenson, bembo, crimson, im fell english, im fell dw pica, uncial antiqua, almendra, della respira, linden hill, judson, mate, quattrocento roman, castoro, ibarra real nova',
  ),
  condensed: families(
    'roboto condensed, barlow condensed, barlow semi condensed, fjalla one, pathway gothic one, pathway extreme, archivo narrow, pt sans narrow, open sans condensed, sofia sans condensed, sofia sans extra condensed, big shoulders display, teko, antonio, saira condensed, saira extra condensed, saira semi condensed, ibm plex sans condensed, league gothic, din condensed, trade gothic condensed, yanone kaffeesatz, khand, rajdhani, fira sans condensed, fira sans extra condensed, encode sans condensed, asap condensed, ubuntu condensed, smooch sans, six caps, economica, pragati narrow, staatliches, squada one, advent pro, homenaje, voltaire, mohave, bahianita, cuprum, news cycle, tulpen one, stint ultra condensed, francois one',
  ),
  heavy: families(
    'impact, bebas neue, anton, anton sc, haettenschweiler, passion one, bowlby one, black ops one, londrina solid, russo one, changa one, racing sans one, alumni sans, sofia sans extra condensed black, druk condensed, tanker, ranchers, bayon, hammersmith one, viga, contrail one, oswald black, poetsen one, oi, koulen',
  ),
  black: families(
    'archivo black, rubik mono one, druk, druk wide, monument extended, dela gothic one, montserrat black, poppins black, inter black, work sans black, lilex black, days one, syne extrabold, kumar one, tilt warp, gasoek one, rubik one, rammetto, outfit black, darker grotesque black, mona sans, hubot sans, obviously, archivo expanded, goldman, wendy one, nosifer',
  ),
  script: families(
    'caveat, shadows into light, shadows into light two, indie flower, patrick hand, kalam, handlee, architects daughter, gloria hallelujah, homemade apple, reenie beanie, over the rainbow, gaegu, nanum pen script, neucha, covered, coming soon, schoolbell, kristi, sriracha, waiting for the sunrise, bradley hand, segoe script, zeyada, cedarville cursive, loved by the king, mynerve, hi melody, dekko',
  ),
  inscription: families(
    'cinzel, cinzel decorative, marcellus, marcellus sc, forum, trajan, italiana, julius sans one, bellefair',
  ),
  fatSlab: families('alfa slab one, ultra, chango slab, holtwood one sc, bevan, graduate, suez one'),
  formalScript: families(
    'great vibes, parisienne, allura, alex brush, italianno, tangerine, pinyon script, petit formal script, rouge script, norican, niconne, herr von muellerhoff, monsieur la doulaise, qwigley, arizonia, ms madi, birthstone, snell roundhand, apple chancery, mrs saint delafield, sacramento, la belle aurore, dancing script',
  ),
  brushScript: families(
    'kaushan script, satisfy, yellowtail, damion, marck script, brush script mt, mr dafoe, cookie, courgette, bad script, licorice, merienda',
  ),
  signScript: families(
    'pacifico, lobster, playball, leckerli one, oleo script, berkshire swash, grand hotel, sofia, yesteryear',
  ),
  marker: families(
    'permanent marker, rock salt, caveat brush, covered by your grace, nothing you could do, just another hand, gochi hand, amatic sc',
  ),
  mono: families(
    'courier, courier new, courier prime, consolas, menlo, monaco, sf mono, roboto mono, ibm plex mono, space mono, dm mono, inconsolata, ubuntu mono, geist mono, anonymous pro, cousine, overpass mono, red hat mono, martian mono, share tech mono, nova mono, cutive mono, vt323, press start 2p, special elite, noto sans mono, sometype mono, pt mono, oxygen mono, azeret mono, spline sans mono, victor mono, b612 mono, syne mono, major mono display, xanh mono',
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
  [/baloo|bubble|comic|kids|toy|fun\b/, 'playful'],
  [/black|ultra|poster|fat\b|heavy/, 'black'],
  [/marker|chalk/, 'marker'],
  [/brush/, 'brushScript'],
  [/calligra|wedding/, 'formalScript'],
  [/script|handwrit|hand\b|signature|cursive/, 'script'],
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
  if (/^cursive$/i.test(generic)) return 'script'
  if (/^ui-rounded$/i.test(generic)) return 'rounded'
  if (/^(?:serif|ui-serif)$/i.test(generic)) return 'serif'
  if (/mono/i.test(generic)) return 'mono'
  return /fantasy/i.test(generic) ? 'heavy' : 'grotesque'
}
