import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { createBareItem } from '../../testing/replies/library-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card } from '../../testing/page/parts.ts'
import { storeLabels } from '../../testing/stored/stored-labels.ts'

useApp()
useMotion()

const findDialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const spring = () => card('Spring')
const nothingFound = () => page.getByText('No content found')

/** Signs in a user whose library has one item. */
async function startLibrary(): Promise<void> {
  await signIn(storeLabels([createBareItem(1, { title: 'Spring' })]))
  await openLibrary()
}

async function openLibrary(): Promise<void> {
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(spring()).toBeVisible()
}

const selectItem = () => page.getByRole('checkbox', { name: /Spring/ }).click({ force: true })

async function createTag(name: string, color: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New tag' })
  await form.getByLabelText('Name of the new tag').fill(name)
  await form.getByRole('radio', { name: color }).click()
  await form.getByRole('button', { name: 'Create' }).click()
}

test('an item is tagged from the selection bar, found by the tag, and its tag removed in the preview', async () => {
  await startLibrary()
  expect(page.getByRole('combobox', { name: 'Tag', exact: true }).query()).toBeNull()
  await tagItem()
  await page.getByRole('searchbox').fill('black fri')
  await expect.element(spring()).toBeVisible()
  await page.getByRole('searchbox').fill('white fri')
  await expect.element(nothingFound()).toBeVisible()
  await button('Clear filters').click()
  await chooseOption('Tag', 'Black Friday')
  await expect.element(spring()).toBeVisible()
  await expectAccessible()
  await removeTagInPreview()
  await expect.element(nothingFound()).toBeVisible()
})

async function tagItem(): Promise<void> {
  await selectItem()
  await button('Tags').click()
  const tags = findDialog('Tags of 1 item')
  await createTag('Black Friday', 'Orange')
  await expect.element(tags.getByRole('checkbox', { name: 'Black Friday' })).toBeChecked()
  await createTag('black friday', 'Pink')
  await expect.element(tags.getByText('This name is already taken.')).toBeVisible()
  await expectAccessibleInBothThemes()
  await tags.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText('Tags of 1 item changed')).toBeVisible()
  await button('Clear selection').click()
}

async function removeTagInPreview(): Promise<void> {
  await button('Preview Spring').click()
  const preview = findDialog('Spring')
  await expect.element(preview.getByText('Black Friday')).toBeVisible()
  await expectAccessible()
  await preview.getByRole('button', { name: 'Remove tag Black Friday' }).click()
  await expect.element(preview.getByText('Black Friday')).not.toBeInTheDocument()
  await preview.getByRole('button', { name: 'Close' }).click()
}

test('collections are filled by hand and by rule, renamed and deleted', async () => {
  await startLibrary()
  const collections = findDialog('Collections')
  await collectItem()
  await button('Collections').click()
  await createRule(collections)
  await collections.getByRole('button', { name: 'Rename Best' }).click()
  await collections.getByRole('textbox', { name: 'New name' }).fill('Best of spring')
  await userEvent.keyboard('{Enter}')
  await collections.getByRole('button', { name: /^Best of spring\s*1 item/ }).click()
  await expect.element(page.getByText('Collection: Best of spring')).toBeVisible()
  await expect.element(spring()).toBeVisible()

  await button('Collections').click()
  await collections.getByRole('button', { name: /^German videos/ }).click()
  await expect.element(nothingFound()).toBeVisible()
  await button('Close the collection German videos').click()
  await expect.element(spring()).toBeVisible()

  await button('Collections').click()
  await collections.getByRole('button', { name: 'Delete German videos' }).click()
  await page
    .getByRole('dialog', { name: 'Confirm Action' })
    .getByRole('button', { name: 'Delete German videos' })
    .click()
  await expect.element(collections.getByText('German videos')).not.toBeInTheDocument()
})

async function collectItem(): Promise<void> {
  await selectItem()
  await button('Add to collection').click()
  await page.getByLabelText('Name of the collection').fill('Best')
  await button('Create').click()
  await expect.element(page.getByText('Added to "Best"')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Selection' })).toMatchTextContent('1 selected')
}

async function createRule(collections: Locator): Promise<void> {
  await collections.getByLabelText('Name of the collection').fill('German videos')
  await collections.getByRole('checkbox', { name: 'Fill by rule' }).click()
  await collections.getByRole('combobox', { name: 'Type of the rule' }).click()
  await page.getByRole('option', { name: 'Video' }).click()
  await expectAccessibleInBothThemes()
  await collections.getByRole('button', { name: 'Create' }).click()
  await expect.element(collections.getByRole('button', { name: /^German videos\s*By rule/ })).toBeVisible()
}

test('named views are read from the server, beside the view of the browser', async () => {
  await startLibrary()
  const [views, favoritesOnly] = [findDialog('Views'), page.getByRole('checkbox', { name: 'Favorites only' })]
  await favoritesOnly.click()
  await button('Save View').click()
  await expect.element(page.getByText('View saved')).toBeVisible()
  await chooseOption('Type', 'Videos')
  await button('Views').click()
  await views.getByLabelText('Name of this view').fill('Favorite videos')
  await views.getByRole('button', { name: 'Save the current filters' }).click()
  await expect.element(views.getByRole('button', { name: 'Favorite videos' })).toBeVisible()
  await expectAccessible()
  await views.getByRole('button', { name: 'Close' }).click()

  localStorage.removeItem('signet-library-view')
  await openLibrary()
  await expect.element(favoritesOnly).not.toBeChecked()
  await button('Views').click()
  await views.getByRole('button', { name: 'Favorite videos' }).click()
  await expect.element(favoritesOnly).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Videos')
  await expect.element(nothingFound()).toBeVisible()
})
