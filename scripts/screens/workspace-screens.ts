import type { Locator, Page } from '@playwright/test'
import type { JobDetail } from '#contract/generation/generator.ts'
import { chooseOption, refuse } from '../../e2e/signet.ts'
import { busyJobs, openedJob, replaceJob } from './job-answers.ts'
import { EDITOR_SCREENS } from './editor-screens.ts'
import { everyState, press, type Screen } from './screen.ts'

const PROMPT = 'Launch of the morning serum: "Wake up to brighter skin" "Discover"'
const PLATFORMS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn']
const quick = '/dashboard/generate'
const wizard = '/dashboard/generator'
const isCovered = true

const isQuick = ({ tasks, brand_name }: JobDetail) =>
  brand_name === 'Verdant' && tasks.length === 1 && tasks[0]?.content_type === 'image'
const isWide = ({ tasks, brand_name }: JobDetail) => brand_name === 'Verdant' && tasks.length === PLATFORMS.length

const firstCard = (page: Page) => page.getByRole('article').first()
const preview = (page: Page) =>
  page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click()

/** On a phone the actions of a card are in its menu. */
async function askToDelete(page: Page): Promise<void> {
  await firstCard(page).waitFor()
  const menu = firstCard(page).getByRole('button', { name: 'Actions' })
  if (await menu.isVisible()) {
    await menu.click()
    return page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await firstCard(page).hover()
  return firstCard(page).getByRole('button', { name: 'Delete', exact: true }).click()
}

async function generate(page: Page): Promise<void> {
  await chooseOption(page, 'Brand', 'Verdant')
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT)
  await press(page, 'Generate Content')
}

const VIDEO_PROMPT =
  'The morning serum is here: “Wake up to brighter skin”. $48 for 30 ml. Vegan. Fragrance free. Order at verdant.example'

const findStrip = (page: Page) => page.getByRole('region', { name: /^Film: / }).filter({ visible: true })

/** Types a film. On a phone its preview is behind a button. */
async function showVideo(page: Page): Promise<void> {
  await chooseOption(page, 'Brand', 'Verdant')
  await page.getByRole('textbox', { name: 'Prompt' }).fill(VIDEO_PROMPT)
  const button = page.getByRole('button', { name: 'Show preview' })
  if (await button.isVisible()) await button.click()
  await findStrip(page).getByRole('listitem').first().waitFor()
}

async function showScene(page: Page): Promise<void> {
  await showVideo(page)
  await findStrip(page).getByRole('listitem').getByRole('button').nth(1).click()
}

/** The controls are below cards and cannot be clicked there. */
async function choosePart(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Space')
}

/** From the first step of the wizard to the one with this number. */
const goTo = (step: number) => async (page: Page) => {
  await choosePart(page.getByRole('radio', { name: 'Verdant' }))
  for (let at = 1; at < Math.min(step, 7); at += 1) {
    if (at === 4) for (const name of PLATFORMS.slice(1)) await choosePart(page.getByRole('checkbox', { name }))
    await press(page, at === 6 ? 'Generate Content' : 'Continue')
  }
}

const quickScreens: Screen[] = [
  { route: quick, state: 'full' },
  { route: quick, state: 'empty', as: 'fresh' },
  { route: quick, state: 'failing', answers: 'refused' },
  {
    route: quick,
    state: 'long',
    as: 'wordy',
    act: (page) => page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT.repeat(14)),
  },
  {
    route: quick,
    state: 'select open',
    isCovered,
    act: (page) => page.getByRole('combobox', { name: 'Dimensions' }).click(),
  },
  { route: quick, state: 'storyboard', query: '?type=video&dimensions=1080x1920', act: showVideo },
  { route: quick, state: 'storyboard scene', query: '?type=video&dimensions=1080x1920', act: showScene },
  {
    route: quick,
    state: 'generating',
    before: (page, token) => replaceJob(page, token, 'running', isQuick),
    act: generate,
  },
  {
    route: quick,
    state: 'result',
    before: (page, token) => replaceJob(page, token, 'succeeded', isQuick),
    act: generate,
  },
  { route: quick, state: 'failed', before: (page, token) => replaceJob(page, token, 'failed', isQuick), act: generate },
]

const wizardScreens: Screen[] = [
  { route: wizard, state: 'empty', as: 'fresh' },
  { route: wizard, state: 'loading', answers: 'held' },
  { route: wizard, state: 'failing', answers: 'refused' },
  { route: wizard, state: 'long', as: 'wordy' },
  ...[1, 2, 3, 4, 5, 6].map((step): Screen => ({ route: wizard, state: `step ${step}`, act: goTo(step) })),
  {
    route: wizard,
    state: 'step 6 refused',
    before: (page) => refuse(page, '**/api/generator/generate'),
    act: goTo(7),
  },
  ...(['running', 'succeeded', 'failed'] as const).map((end): Screen => ({
    route: wizard,
    state: `step 7 ${end}`,
    before: (page, token) => replaceJob(page, token, end, isWide),
    act: goTo(7),
  })),
]

const jobScreens: Screen[] = [
  ...everyState('/dashboard/jobs'),
  { route: '/dashboard/jobs', state: 'busy day', before: busyJobs },
  ...(['running', 'succeeded', 'failed'] as const).map((end): Screen => ({
    route: '/dashboard/jobs',
    state: `job ${end}`,
    isCovered,
    before: (page) => openedJob(page, end),
    act: (page) =>
      page
        .getByRole('button', { name: /^Details of job/ })
        .first()
        .click(),
  })),
]

const library = '/dashboard/content'
const libraryScreens: Screen[] = [
  ...everyState(library),
  { route: library, state: 'list', act: (page) => press(page, 'List view') },
  { route: library, state: 'long list', as: 'wordy', act: (page) => press(page, 'List view') },
  { route: library, state: 'nothing found', act: (page) => page.getByRole('searchbox').fill('zephyr') },
  {
    route: library,
    state: 'selection',
    isCovered,
    act: (page) =>
      page
        .getByRole('button', { name: /^Preview/ })
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
  },
  { route: library, state: 'preview', isCovered, act: preview },
  {
    route: library,
    state: 'preview other pictures',
    isCovered,
    act: async (page) => {
      // The designs of the workspace show pictures of products.
      await page.goto(quick)
      await generate(page)
      await page.getByRole('button', { name: 'Regenerate' }).waitFor({ timeout: 60_000 })
      await page.goto(library)
      await preview(page)
      await page.getByRole('button', { name: 'Show other pictures' }).click()
      await page.getByRole('button', { name: 'Without a picture' }).scrollIntoViewIfNeeded()
    },
  },
  { route: library, state: 'preview long', as: 'wordy', isCovered, act: preview },
  {
    route: library,
    state: 'preview failing',
    isCovered,
    before: (page) => refuse(page, '**/api/content/**'),
    act: preview,
  },
  {
    route: library,
    state: 'edit text',
    isCovered,
    act: async (page) => {
      await chooseOption(page, 'Type', 'Images')
      await preview(page)
      await press(page, 'Edit text')
    },
  },
  { route: library, state: 'delete', isCovered, act: askToDelete },
  ...everyState('/dashboard/favorites').filter(({ state }) => state !== 'long'),
  ...everyState('/dashboard/trash').filter(({ state }) => state !== 'long'),
]

export const WORKSPACE_SCREENS: readonly Screen[] = [
  ...quickScreens,
  ...wizardScreens,
  ...jobScreens,
  ...libraryScreens,
  ...EDITOR_SCREENS,
]
