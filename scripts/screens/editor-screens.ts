import type { Page } from '@playwright/test'
import { LAYOUTS, type LayoutName } from '#contract/options.ts'
import { press, type Screen } from './screen.ts'

const editor = '/dashboard/content/:id/edit'

/** The editor of the newest image of the workspace. */
async function find(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.get('/api/content?content_type=image&limit=1', { headers })
  const { content } = (await reply.json()) as { content: { id: number }[] }
  return `/dashboard/content/${content[0]?.id ?? 0}/edit`
}

const select = (page: Page) =>
  page
    .getByRole('group', { name: 'Design', exact: true })
    .getByRole('button', { name: /^Headline/ })
    .first()
    .click({ position: { x: 5, y: 5 } })

const PROMPT =
  'Introducing “Calm skin by morning, clear skin for good”. 20% off until Friday 12 December, 6 pm, at 14 Harbour Street. From $38. Shop now'
/** What the layouts with rows of their own are made for. */
const BLOCKS: Partial<Record<LayoutName, string>> = {
  menu: 'Our menu: Ethiopian filter coffee $4.50, Cortado with oat milk $4, Cardamom bun with butter $5, Sourdough toast $7',
  steps:
    'How to glow: 1. Cleanse your face with lukewarm water 2. Tone gently and let it dry 3. Rest well for eight hours',
  comparison: 'Before: dull and dry skin every morning. After: calm and bright skin all day long',
  statistic: '97% of people saw calmer skin after two weeks',
}
/** Texts from the longest to shorter ones: a layout without a place for the longest gets the next. */
const TEXTS = [1, 0.6, 0.35].map((share) => {
  const cut = (text: string) => text.slice(0, Math.round(text.length * share)).trim()
  return {
    headline: cut('Plant-based skincare for people who read every label twice and still call home on Sundays'),
    subline: cut(
      'A light serum with squalane and oat that works while you sleep, made in small batches for sensitive skin.',
    ),
    badge: cut('Only this week: 20% off'),
    cta: cut('Reserve your bottle for Friday'),
    benefits: ['Free of fragrance and of silicones', 'Refills at a third of the price', 'Dermatologist tested'].map(
      cut,
    ),
  }
})

/** Makes a version with the longest texts that fit a layout, and opens its editor. */
async function openInLayout(page: Page, token: string, layout: LayoutName): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { content } = (await (await page.request.get('/api/content?limit=1', { headers })).json()) as {
    content: { brand_id: number }[]
  }
  const multipart = {
    brand_id: String(content[0]?.brand_id),
    prompt: BLOCKS[layout] ?? PROMPT,
    dimensions: '1080x1350',
  }
  const { id } = (await (await page.request.post('/api/content/generate', { headers, multipart })).json()) as {
    id: number
  }
  const { saved } = (await (await page.request.get(`/api/content/${id}/design`, { headers })).json()) as {
    saved: { copy: object }
  }
  let last = id
  for (const texts of TEXTS) {
    const data = { ...saved, copy: { ...saved.copy, ...texts }, layout }
    const drawn = await page.request.post(`/api/content/${id}/design/preview`, {
      headers,
      data: { ...data, ratio: 0.1 },
    })
    if (((await drawn.json()) as { layout: string }).layout !== layout) continue
    const version = await page.request.post(`/api/content/${id}/design/versions`, { headers, data })
    last = ((await version.json()) as { id: number }).id
    break
  }
  if (last === id) throw new Error(`The layout ${layout} has no place for the texts`)
  return `/dashboard/content/${last}/edit`
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
