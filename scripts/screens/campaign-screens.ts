import type { Page } from '@playwright/test'
import { chooseOption } from '../../e2e/signet.ts'
import { showAllCellStates, showFailedCells, showNoProposals, showRunningProposals } from './changed-replies.ts'
import { everyState, press, type Screen } from './screen.ts'

const campaigns = '/dashboard/campaigns'
const campaign = '/dashboard/campaigns/:id'
const calendar = '/dashboard/calendar'
const imports = '/dashboard/imports'
const isCovered = true

/** Finds the path of the first record of a list. */
const findFirst = (list: 'campaigns' | 'brands', part: string) => async (page: Page, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.get(`/api/${list}`, { headers })
  const records = ((await reply.json()) as Record<string, { id: number; name: string }[]>)[list] ?? []
  const record = records.find(({ name }) => name === 'Verdant') ?? records[0]
  return `/dashboard/${list}/${record?.id ?? 0}${part}`
}

const ofCampaign = (state: string, query: string, rest: Partial<Screen> = {}): Screen => ({
  route: campaign,
  state,
  query,
  find: findFirst('campaigns', ''),
  ...rest,
})

/** Writes a brief and waits for its preview, and for the designs to choose from. */
async function writeBrief(page: Page): Promise<void> {
  await chooseOption(page, 'Brand', 'Verdant')
  await page
    .getByRole('textbox', { name: 'What is it about?' })
    .fill('Night Cream now $39 instead of $48. Only until Sunday. Free shipping for new customers.')
  if ((page.viewportSize()?.width ?? 0) < 1024) await press(page, 'Show preview')
  await page.getByRole('radiogroup', { name: 'Designs to choose from' }).locator('img').first().waitFor()
}

const campaignScreens: Screen[] = [
  ...everyState(campaigns).filter(({ state }) => state !== 'long'),
  { route: campaigns, state: 'new', find: () => Promise.resolve(`${campaigns}/new`) },
  { route: campaigns, state: 'new with a brief', find: () => Promise.resolve(`${campaigns}/new`), act: writeBrief },
  { route: campaigns, state: 'new without brands', as: 'fresh', find: () => Promise.resolve(`${campaigns}/new`) },
  ofCampaign('key visual', '?tab=visual'),
  ofCampaign('edit for all', '?tab=visual', { isCovered, act: (page) => press(page, 'Edit for all') }),
  ofCampaign('proposals', '?tab=visual', { before: showRunningProposals }),
  ofCampaign('no proposals', '?tab=visual', { before: showNoProposals }),
  ofCampaign('edited for all', '?tab=visual', {
    isCovered,
    before: showAllCellStates,
    act: async (page) => {
      await press(page, 'Edit for all')
      await page.getByRole('dialog').getByLabel('Headline').fill('Softer mornings from today')
      await page.getByRole('region', { name: 'Before and after' }).getByRole('img').first().waitFor()
    },
  }),
  ofCampaign('board', '?tab=board'),
  ofCampaign('board in all states', '?tab=board', { before: showAllCellStates }),
  ofCampaign('selection', '?tab=board', { isCovered, act: (page) => press(page, /^Select all \d/) }),
  ofCampaign('asset kept', '?tab=board', {
    isCovered,
    before: showAllCellStates,
    act: (page) => press(page, /^Instagram · Post/),
  }),
  ofCampaign('asset failed', '?tab=board', {
    isCovered,
    before: showFailedCells,
    act: (page) => press(page, /^Instagram · Post/),
  }),
  ofCampaign('asset', '?tab=board', { isCovered, act: (page) => press(page, /^Instagram · Post/) }),
  ofCampaign('plan', '?tab=plan'),
  ofCampaign('texts', '?tab=texts'),
  ofCampaign('texts written', '?tab=texts', {
    act: async (page) => {
      const first = page.getByRole('textbox').first()
      if (!(await first.isVisible())) await press(page, 'Write texts')
      await first.waitFor({ timeout: 60_000 })
    },
  }),
  ofCampaign('pack', '?tab=pack'),
  ofCampaign('loading', '', { answers: 'held' }),
  ofCampaign('failing', '', { answers: 'refused' }),
]

const TABLE =
  'name,price,description\nNight serum,€39.90,Works while you sleep\nDay cream,€24.50,Light and calm\nHand balm,soon,'

/** What the prices are in, and whether a comma is a decimal mark, is asked. */
const UNCLEAR = 'name,price\nNight serum,"1,299"\nDay cream,$24\nHand balm,"$1,050"'

const uploadTable = (table: string) => async (page: Page) => {
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('heading', { name: 'Columns' }).waitFor()
}

const planScreens: Screen[] = [
  ...everyState(calendar).filter(({ state }) => state !== 'long'),
  { route: calendar, state: 'week', act: (page) => press(page, 'Week') },
  { route: imports, state: 'full' },
  { route: imports, state: 'empty', as: 'fresh' },
  { route: imports, state: 'loading', answers: 'held' },
  { route: imports, state: 'failing', answers: 'refused' },
  { route: imports, state: 'columns', act: uploadTable(TABLE) },
  { route: imports, state: 'price questions', act: uploadTable(UNCLEAR) },
]

const TABS = ['', '/designs', '/pictures', '/versions', '/logos', '/fonts', '/palette', '/consistency', '/providers']

const ofBrand = (tab: string, state: string, rest: Partial<Screen> = {}): Screen => ({
  route: `/dashboard/brands/:id${tab}`,
  state,
  find: findFirst('brands', tab),
  ...rest,
})

/** The page of a brand: each of its tabs full, and one that cannot be loaded. */
const brandScreens: Screen[] = [
  ...TABS.map((tab) => ofBrand(tab, 'full')),
  ofBrand('', 'long', { as: 'wordy' }),
  ofBrand('', 'failing', { answers: 'refused' }),
  ofBrand('/consistency', 'loading', { answers: 'held' }),
  ofBrand('/consistency', 'failing', { answers: 'refused' }),
]

export const CAMPAIGN_SCREENS: readonly Screen[] = [...campaignScreens, ...planScreens, ...brandScreens]
