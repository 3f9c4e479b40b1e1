/**
 * The lightness contrast Lc of text on a ground by APCA 0.0.98G-4g, about -108 to 106: positive for dark text on a light ground, negative for
 * light text on a dark one, and 0 below a tenth of that. Colors are `#RRGGBB`.
 * Constants and steps are those of the published algorithm: https://github.com/Myndex/apca-w3
 */
export function computeApca(ink: string, ground: string): number {
  const [text, behind] = [computeLuminance(ink), computeLuminance(ground)]
  if (Math.abs(behind - text) < LEAST_DIFFERENCE) return 0
  const isDarkOnLight = behind > text
  const difference = isDarkOnLight
    ? behind ** LIGHT_GROUND - text ** DARK_TEXT
    : behind ** DARK_GROUND - text ** LIGHT_TEXT
  const scaled = difference * SCALE
  if (Math.abs(scaled) < LOW_CLIP) return 0
  return (isDarkOnLight ? scaled - OFFSET : scaled + OFFSET) * 100
}

const [LIGHT_GROUND, DARK_TEXT] = [0.56, 0.57]
const [DARK_GROUND, LIGHT_TEXT] = [0.65, 0.62]
const SCALE = 1.14
const OFFSET = 0.027
const LOW_CLIP = 0.1
const LEAST_DIFFERENCE = 0.0005
/** Very dark colors are raised, because screens and eyes do. */
// oxlint-disable-next-line oxc/approx-constant -- the constant of the algorithm, which is not the square root of 2
const [BLACK_THRESHOLD, BLACK_EXPONENT] = [0.022, 1.414]

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.4,
  )
  const luminance = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue
  return luminance > BLACK_THRESHOLD ? luminance : luminance + (BLACK_THRESHOLD - luminance) ** BLACK_EXPONENT
}
