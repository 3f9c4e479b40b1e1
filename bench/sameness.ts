import sharp from 'sharp'
import { createPrint, measureDistance, PRINT_SIDE, type ImagePrint } from '../src/studio/directions/image-print.ts'
import { describeLook, type DesignLook } from '../src/studio/directions/describe-look.ts'
import { openStudio } from '../src/studio/render/studio.ts'
import type { Brief } from '../src/studio/model/brief.ts'
import type { Scene } from '../src/studio/model/scene.ts'

/**
 * How alike forty posts of one brand are: the mean distance of their pixels, how many layouts, grounds, pictures and families of drawings
 * they have, how often the second color is used, and how many neighbors have one layout or look alike.
 * Run: `node bench/sameness.ts`. Takes about half a minute.
 */
const BRAND: Brief['brand'] = {
  name: 'Northgate Cycles',
  description: 'Independent bicycle shop and repair workshop in Leeds',
  primary_color: '#0B5D4B',
  secondary_color: '#F2A541',
  typography: 'Space Grotesk, sans-serif',
  tone: 'friendly',
}
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240" fill="#0B5D4B"><path fill-rule="evenodd" d="M60 120a60 60 0 1 0 120 0a60 60 0 1 0-120 0Zm28 0a32 32 0 1 1 64 0a32 32 0 1 1-64 0Z"/><path d="M108 20h24v50h-24zM108 170h24v50h-24z"/></svg>'
/** Forty ordinary posts of one brand without a photo, in the order in which they appear, and the size of each in turns. */
const POSTS: readonly string[] = [
  'Spring service for your bike: £45 instead of £60 until 30 April. Book at northgate.example',
  'We have fixed 1,000 punctures this year. Thank you Leeds!',
  'Sunday group ride, 8 am, 40 km along the canal. Coffee afterwards at the shop. Everybody welcome.',
  'New in: cargo bikes for two children. Test ride any Saturday.',
  'Closed on 26 December. Back on the 27th at 9.',
  'Helmets 20% off this weekend with code SAFE20',
  'We are hiring a mechanic, full time, Leeds. Apply by 12 May at northgate.example/jobs',
  '“They saved my commute.” Priya, customer since 2019',
  'How to clean a chain: 1. Degrease 2. Rinse 3. Dry 4. Oil 5. Wipe',
  'Opening hours: Mon to Fri 9-18, Sat 10-16, Sun closed',
  'Night ride on Friday, 9 pm. Lights required.',
  'Kids bikes: swap day on 3 May, 10 to 2, in our yard',
  'Free puncture class on Tuesday, 6 pm. Ten places.',
  'Big news coming on Friday',
  'Winter tires are here. From £29 each.',
  'Bike wash while you wait: £15',
  'Happy New Year from all of us at Northgate Cycles!',
  'Our five favourite routes around Leeds: canal, Otley, Roundhay, Ilkley, Harewood',
  'Rental bikes from £20 a day. Helmets included.',
  'Trade in your old bike and save £50 on a new one',
  'Ladies who ride: monthly meet-up, first Thursday, 7 pm',
  'Wheel building workshop, two days, £180. 14 and 15 June.',
  'We moved! Find us at 88 Dock Road from Monday.',
  'Used bikes, checked and with a year of warranty. From £150.',
  'What is the best bike for a hilly city?',
  'Gift vouchers for any amount, in the shop and online',
  'E-bike check: battery, motor and brakes for £60',
  'Charity ride for the children’s hospital. 12 July, 9 am, City Square.',
  'Locks that insurers accept, from £35',
  'Last chance: summer sale ends on Sunday at 5 pm',
  'Coffee corner now open. Free espresso with every service.',
  'Brake pads fitted in 20 minutes. No appointment needed.',
  '4.9 of 5 stars from 312 riders',
  'School holidays: learn to ride in five mornings, £75',
  'Tour of the workshop on Saturday, 11 am. Meet the team.',
  'Rain jackets, half price until Thursday',
  'Before and after: a 1978 racer restored',
  'Ten years of Northgate Cycles! Party on 4 October, 6 pm.',
  'Book your autumn service now. Slots are going fast.',
  'Ride to work week: free safety check, 7 to 9 am',
]

const SIZES: readonly (readonly [number, number])[] = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
]

/** As many seeds as an item tries. */
const SEEDS = 4
/** Designs that a new one should differ from. */
const RECENT = 6
/** Neighbors that are nearer look alike. */
const ALIKE = 0.12
/** Colors within this distance of RGB are the second color, on this share of the pixels it is used. */
const [NEAR, USED] = [16, 0.04]

interface Post {
  look: DesignLook
  print: ImagePrint
  second: number
}

const studio = openStudio({ threads: 2 })
const logo = new Uint8Array(await sharp(Buffer.from(MARK)).png().toBuffer())
const posts: Post[] = []
for (const [index, prompt] of POSTS.entries()) posts.push(await draw(prompt, index))
await studio.close()
print()

async function draw(prompt: string, index: number): Promise<Post> {
  const [width, height] = SIZES[index % SIZES.length] ?? [1080, 1080]
  const none = { product: null, title: null, tone: null, goal: null, theme: null, instructions: null }
  const pictures: Brief['pictures'] = [{ key: 'logo', role: 'logo' }]
  const seed = (index + 1) * 7919
  const brief: Brief = {
    content_type: 'image',
    width,
    height,
    platform: 'instagram',
    brand: BRAND,
    prompt,
    pictures,
    seed,
    ...none,
  }
  const copy = await studio.writeCopy(brief)
  const seeds = Array.from({ length: SEEDS }, (_none, at) => seed + at)
  const recent = posts
    .slice(-RECENT)
    .map(({ look }) => look)
    .toReversed()
  const best = await studio.chooseSeed(brief, copy, { logo }, { seeds, words: null, recent })
  const scene = await studio.compose({ ...brief, seed: best }, copy, { logo }, {})
  const pixels = sharp((await studio.render(scene, { logo })).data).removeAlpha()
  const small = await pixels.clone().resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill' }).raw().toBuffer()
  const exact = await pixels.clone().resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
  return { look: describeLook(scene), print: createPrint(small), second: measureSecond(scene, exact) }
}

/** The share of the pixels that have the second color. */
function measureSecond({ roles }: Scene, pixels: Uint8Array): number {
  const color = [1, 3, 5].map((at) => Number.parseInt(roles.second.slice(at, at + 2), 16))
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (Math.hypot(...color.map((value, channel) => value - (pixels[at + channel] ?? 0))) < NEAR) count += 1
  return (count * 3) / pixels.length
}

function print() {
  const pairs = posts.flatMap((one, index) =>
    posts.slice(index + 1).map((other) => measureDistance(one.print, other.print)),
  )
  const neighbors = posts.slice(1).map((post, index) => [posts[index], post] as const)
  const count = (key: keyof DesignLook) => new Set(posts.map(({ look }) => String(look[key]))).size
  const both = (isSame: (one: Post, other: Post) => boolean) =>
    neighbors.filter(([one, other]) => one && isSame(one, other)).length
  const rows = {
    'mean distance of two posts': (pairs.reduce((sum, value) => sum + value, 0) / pairs.length).toFixed(3),
    layouts: count('layout'),
    pictures: count('picture'),
    'families of drawings': new Set(posts.flatMap(({ look }) => look.family ?? [])).size,
    grounds: count('ground'),
    'posts with the second color': posts.filter(({ second }) => second >= USED).length,
    'neighbors of one layout': both((one, other) => one.look.layout === other.look.layout),
    'neighbors that look alike': both((one, other) => measureDistance(one.print, other.print) < ALIKE),
  }
  for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name}: ${value}\n`)
}
