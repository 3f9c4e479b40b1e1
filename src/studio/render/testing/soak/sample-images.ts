import sharp from 'sharp'

/** Generated images of all kinds that people upload: cutouts, photos, and products on white. */
export const SAMPLE_IMAGES = {
  bottle: () => drawn(300, 600, '<rect x="60" y="20" width="180" height="560" rx="50" fill="#1B6B55"/>'),
  jar: () => drawn(640, 420, '<rect x="30" y="60" width="580" height="340" rx="60" fill="#B5482A"/>'),
  pale: () => drawn(400, 500, '<circle cx="200" cy="250" r="180" fill="#F6F1E8"/>'),
  ink: () => drawn(500, 500, '<path d="M250 20L480 480H20Z" fill="#101014"/>'),
  paper: () => drawn(500, 500, `${ground('#fff')}<circle cx="250" cy="250" r="150" fill="#a33"/>`),
  shore: () => drawn(900, 600, `${ground('#7db3d8')}<rect y="330" width="900" height="270" fill="#31583a"/>`, 'jpeg'),
  night: () => drawn(600, 900, `${ground('#0b0d1a')}<circle cx="420" cy="200" r="90" fill="#fff6d0"/>`, 'jpeg'),
  noise: () => drawn(640, 640, `${ground('#888')}${CONFETTI}`, 'jpeg'),
} as const

/** Logos of all proportions. `color` is their main color. */
export const SAMPLE_LOGOS = {
  wide: (color: string) => drawn(600, 150, `<rect width="600" height="150" rx="40" fill="${color}"/>`),
  ring: (color: string) =>
    drawn(300, 300, `<circle cx="150" cy="150" r="110" fill="none" stroke="${color}" stroke-width="60"/>`),
  tall: (color: string) => drawn(160, 400, `<path d="M80 0L160 400H0Z" fill="${color}"/>`),
  thin: (color: string) =>
    drawn(800, 100, `<path d="M10 50H790M100 10V90M400 10V90" stroke="${color}" stroke-width="12"/>`),
  badge: (color: string) => drawn(300, 240, `${ground(color)}<circle cx="150" cy="120" r="80" fill="#fff"/>`),
} as const

export type SampleImageName = keyof typeof SAMPLE_IMAGES
export type SampleLogoName = keyof typeof SAMPLE_LOGOS

function ground(color: string): string {
  return `<rect width="100%" height="100%" fill="${color}"/>`
}

/** Alternating black, white, and red dots. No text color is readable on all of them. */
const CONFETTI = Array.from({ length: 400 }, (_, index) => {
  const [x, y] = [(index * 97) % 640, (index * 53) % 640]
  return `<circle cx="${x}" cy="${y}" r="14" fill="${['#000', '#fff', '#c22'][index % 3]}"/>`
}).join('')

async function drawn(width: number, height: number, shapes: string, format: 'png' | 'jpeg' = 'png') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).toFormat(format).toBuffer())
}
