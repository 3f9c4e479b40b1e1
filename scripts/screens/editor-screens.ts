import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { LAYOUTS, type LayoutName } from '#contract/options.ts'
import { press, type Screen } from './screen.ts'

const editor = '/dashboard/content/:id/edit'

/** The editor of an image of the workspace, counted from the newest one. */
const findAt = (index: (page: Page) => number) => async (page: Page, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.get('/api/content?content_type=image&limit=3', { headers })
  const { content } = (await reply.json()) as { content: { id: number }[] }
  return `/dashboard/content/${content[index(page)]?.id ?? 0}/edit`
}
const find = findAt(() => 0)
/** A state that saves a draft has an image of its own at each width, so that the others are photographed without it. */
const findOwn = findAt((page) => ((page.viewportSize()?.width ?? 0) > 1000 ? 1 : 2))

const select = (page: Page) =>
  page
    .getByRole('group', { name: 'Design', exact: true })
    .getByRole('button', { name: /^Headline/ })
    .first()
    .click({ position: { x: 5, y: 5 } })

interface LayoutCase {
  prompt?: string
  /** Photos of the request. */
  photos?: number
  /** Without rows, badge and price, which the layout has no place for. */
  isBare?: boolean
}

const PROMPT =
  'Introducing “Calm skin by morning, clear skin for good”. 20% off until Friday 12 December, 6 pm, at 14 Harbour Street. From $38. Shop now'
/** What some layouts are made for. */
const CASES: Partial<Record<LayoutName, LayoutCase>> = {
  menu: {
    prompt:
      'Our menu: Ethiopian filter coffee $4.50, Cortado with oat milk $4, Cardamom bun with butter $5, Sourdough toast $7',
    isBare: true,
  },
  steps: {
    prompt:
      'How to glow: 1. Cleanse your face with lukewarm water 2. Tone gently and let it dry 3. Rest well for eight hours',
    isBare: true,
  },
  comparison: {
    prompt: 'Before: dull and dry skin every morning. After: calm and bright skin all day long',
    isBare: true,
  },
  statistic: { prompt: '97% of people saw calmer skin after two weeks', isBare: true },
  coupon: { prompt: 'Save 20% with the code CALM20. Minimum order $40. Not valid with other offers. Until Friday' },
  job: { prompt: 'We are hiring a barista in Bern, full-time, from 1 January, 80 to 100%. Apply now' },
  photo: { photos: 1 },
  prints: { photos: 2 },
  collage: { photos: 3 },
  minimal: { isBare: true },
  bubble: { isBare: true },
  quote: { isBare: true },
  seal: { isBare: true },
  statement: { isBare: true },
}

interface Texts {
  headline: string
  subline: string | null
  badge: string | null
  cta: string
  benefits: string[]
}

/** Texts from the longest to shorter ones: a layout without a place for the longest gets the next. */
function listTexts(isBare: boolean): Texts[] {
  const shares = [1, 0.75, 0.5, 0.35, 0.2].map((share): Texts => {
    const cut = (text: string) =>
      text
        .split(' ')
        .slice(0, Math.ceil(text.split(' ').length * share))
        .join(' ')
    return {
      headline: cut('Plant-based skincare for people who read every label twice and still call home on Sundays'),
      subline: cut(
        'A light serum with squalane and oat that works while you sleep, made in small batches for sensitive skin.',
      ),
      badge: isBare ? null : cut('Only this week: 20% off'),
      cta: cut('Reserve your bottle for Friday'),
      benefits: isBare
        ? []
        : ['Free of fragrance and of silicones', 'Refills at a third of the price', 'Dermatologist tested'].map(cut),
    }
  })
  const [last] = shares.slice(-1)
  return last ? [...shares, { ...last, subline: null }] : shares
}

/** Makes a version with the longest texts that fit a layout, and opens its editor. */
async function openInLayout(page: Page, token: string, layout: LayoutName): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { prompt = PROMPT, photos = 0, isBare = false } = CASES[layout] ?? {}
  const get = async <Reply>(path: string) => (await (await page.request.get(path, { headers })).json()) as Reply
  const { brands } = await get<{ brands: { id: number }[] }>('/api/brands')
  const form = new FormData()
  form.set('brand_id', String(brands[0]?.id))
  form.set('prompt', isBare && !CASES[layout]?.prompt ? 'Introducing “Calm skin by morning”' : prompt)
  form.set('dimensions', '1080x1350')
  for (let index = 0; index < photos; index += 1)
    form.append('references', new File([await createPhoto(index)], `photo-${index}.jpg`, { type: 'image/jpeg' }))
  const reply = await page.request.post('/api/content/generate', { headers, multipart: form })
  const { id } = (await reply.json()) as { id: number }
  const { saved } = await get<{ saved: { copy: object } }>(`/api/content/${id}/design`)
  const rest = isBare ? { price: null, details: [] } : {}
  for (const texts of listTexts(isBare)) {
    const data = { ...saved, copy: { ...saved.copy, ...rest, ...texts }, layout }
    const drawn = await page.request.post(`/api/content/${id}/design/preview`, {
      headers,
      data: { ...data, ratio: 0.1 },
    })
    if (((await drawn.json()) as { layout: string }).layout !== layout) continue
    const version = await page.request.post(`/api/content/${id}/design/versions`, { headers, data })
    return `/dashboard/content/${((await version.json()) as { id: number }).id}/edit`
  }
  throw new Error(`The layout ${layout} has no place for the texts`)
}

/** A photo of 1200 x 900 pixels: a shore in the evening, each in other colors. */
async function createPhoto(index: number): Promise<Buffer<ArrayBuffer>> {
  const [sky, land] =
    [
      ['#7db3d8', '#31583a'],
      ['#e8a87c', '#5a3a2e'],
      ['#b9a7d8', '#2f3e5c'],
    ][index % 3] ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#fff3df"/></linearGradient></defs><rect width="1200" height="900" fill="url(#s)"/><circle cx="${300 + 250 * index}" cy="330" r="90" fill="#ffe9c4"/><path d="M0 560C300 460 640 640 1200 520V900H0Z" fill="${land}"/><path d="M0 700C400 620 800 800 1200 680V900H0Z" fill="#1d2a2c" opacity="0.55"/></svg>`
  return Buffer.from(await sharp(Buffer.from(svg)).jpeg().toBuffer())
}

/** Every layout with the longest texts that it has a place for, its headline selected. */
const LAYOUT_SCREENS = LAYOUTS.map((layout): Screen => ({
  route: editor,
  state: `layout ${layout}`,
  isCovered: true,
  find: (page, token) => openInLayout(page, token, layout),
  act: select,
}))

/** The editor with nothing selected, with a slot selected and edited, and with refused calls. */
export const EDITOR_SCREENS: readonly Screen[] = [
  { route: editor, state: 'full', find, isCovered: true },
  { route: editor, state: 'long', as: 'wordy', find, isCovered: true },
  { route: editor, state: 'selected', find, isCovered: true, act: select },
  {
    route: editor,
    state: 'turned',
    find: findOwn,
    isCovered: true,
    act: async (page) => {
      await select(page)
      await page.keyboard.press('Alt+Shift+ArrowLeft')
      for (let count = 0; count < 5; count += 1) await page.keyboard.press('Alt+ArrowRight')
    },
  },
  {
    route: editor,
    state: 'editing',
    find,
    isCovered: true,
    act: async (page) => {
      await select(page)
      await page.keyboard.press('Enter')
    },
  },
  { route: editor, state: 'text', find, isCovered: true, act: (page) => press(page, 'Text') },
  { route: editor, state: 'layouts', find, isCovered: true, act: (page) => press(page, 'Layouts') },
  { route: editor, state: 'pictures', find, isCovered: true, act: (page) => press(page, 'Pictures') },
  { route: editor, state: 'brand check', find, isCovered: true, act: (page) => press(page, 'Brand check') },
  {
    route: editor,
    state: 'preview refused',
    find,
    isCovered: true,
    before: async (page) => {
      await page.route('**/design/preview', (route) => route.fulfill({ status: 500, body: '' }))
    },
  },
  {
    route: editor,
    state: 'changed elsewhere',
    find,
    isCovered: true,
    before: async (page) => {
      const answer = { status: 412, json: { detail: 'This design was changed in another window.' } }
      await page.route('**/design/draft', (route) => route.fulfill(answer))
    },
    act: async (page) => {
      await select(page)
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(2000)
    },
  },
  ...LAYOUT_SCREENS,
]
