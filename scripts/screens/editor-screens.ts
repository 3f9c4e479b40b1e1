import type { Page } from '@playwright/test'
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
]
