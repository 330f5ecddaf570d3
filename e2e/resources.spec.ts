// Resources: staff upload, replace and restore files; a member finds, previews and downloads them; a visitor sees the
// public ones; locked ones cannot be found in any way.
import fs from 'node:fs'
import path from 'node:path'

import { Client } from 'pg'

import { ask, signInOn } from './people'
import { picture } from './screens'
import { expect, test, type Page } from './test'

const seeded = (name: string) =>
  fs.readFileSync(path.join(__dirname, '../scripts/seeds/files', name))

const client = new Client({ connectionString: process.env.DATABASE_URL })
test.beforeAll(() => client.connect())
test.afterAll(() => client.end())

const idOf = async (title: string): Promise<number> => {
  const { rows } = await client.query(
    'SELECT id FROM "ResourceFile" WHERE title = $1 ORDER BY id DESC',
    [title]
  )
  return rows[0].id
}

/** Uploads a file of the seeds. The form shows the file's name once the server has stored the file. */
const uploadPdf = async (page: Page, name: string) => {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: seeded(name),
  })
  await expect(
    page.getByRole('button', { name: 'Remove the file' })
  ).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

test('Staff upload a resource and a newer version; a member is told, previews and downloads it', async ({
  page,
}) => {
  test.slow()
  const title = `Price list ${Date.now()}`
  await signInOn(page, 'head-coach@example.com')
  await page.goto('/resource-files')
  await page.getByRole('link', { name: 'Add Resource File' }).click()
  await page.getByLabel(/^Title(?! in)/).fill(title)
  await uploadPdf(page, 'rate-card-2025.pdf')
  await page.getByLabel('Folder').selectOption({ label: 'Templates' })
  await page.getByLabel('Tags').fill('#Prices, clients')
  await page.getByLabel('Status').selectOption({ label: 'Published' })
  await save(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.waitForURL(/\/resource-files\/\d+$/)
  const address = page.url()
  const id = Number(/\d+$/.exec(address)?.[0])

  await signInOn(page, 'ana@example.com')
  await page.goto('/resources/my-resources?tag=prices')
  await page.getByRole('link', { name: title }).click()
  const taken = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/ }).click()
  const file = await taken
  expect(file.suggestedFilename()).toBe('rate-card-2025.pdf')
  expect(fs.readFileSync(await file.path())).toEqual(
    seeded('rate-card-2025.pdf')
  )

  await signInOn(page, 'head-coach@example.com')
  await page.goto(`${address}/edit`)
  await page
    .getByRole('button', { name: /remove|delete/i })
    .first()
    .click()
  await uploadPdf(page, 'rate-card-2026.pdf')
  await page
    .getByLabel('What changed', { exact: false })
    .first()
    .fill('New prices')
  await save(page)
  await page.waitForURL(address)
  await expect(page.getByText('1 download', { exact: false })).toBeVisible()
  await picture(page, 'resource-versions')

  await signInOn(page, 'ana@example.com')
  await page.goto('/resources/my-resources')
  const row = page.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText('New version')
  await row.getByRole('link').click()
  await expect(page.getByText('New prices')).toBeVisible()
  await expect(page.getByText('You downloaded version 1.')).toBeVisible()
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(
    page.getByRole('img', { name: 'Page 1 of 2', exact: true })
  ).toBeVisible()
  await expect(page.getByText('Rate card 2026')).toBeAttached()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Send it after the first call')).toBeAttached()
  await picture(page, 'resource-preview')
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/ }).click()
  await again
  await expect(page.getByText('New version')).toHaveCount(0)

  const { rows } = await client.query(
    'SELECT downloads FROM "ResourceFile" WHERE id = $1',
    [id]
  )
  expect(rows).toEqual([{ downloads: 2 }])

  await signInOn(page, 'head-coach@example.com')
  await page.goto(address)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 3')).toBeVisible()
  await expect(page.getByText('rate-card-2025.pdf').first()).toBeVisible()
})

test('A visitor sees and downloads public resources only', async ({ page }) => {
  await page.goto('/resources/public')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    /redirectTo=%2Fresources%2Fpublic/
  )
  await page.getByRole('link', { name: 'Your first steps' }).click()
  await expect(
    page.getByRole('img', { name: 'Your first steps' })
  ).toHaveJSProperty('naturalWidth', 640)
  const taken = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/ }).click()
  expect((await taken).suggestedFilename()).toBe('first-steps.png')

  for (const title of [
    'Rate card',
    'Year-end offer sheet',
    'Contract checklist',
  ]) {
    await page.goto(`/resources/public/${await idOf(title)}`)
    await expect(
      page.getByRole('heading', { name: 'Resource not found' })
    ).toBeVisible()
  }
  await page.goto('/resources/my-resources')
  await page.waitForURL(/\/login\?redirectTo=/)
})

test('Locked resources stay locked by address, search, api and link', async ({
  page,
  request,
}) => {
  await signInOn(page, 'ana@example.com')
  for (const title of [
    'Notes for coaches',
    'Year-end offer sheet',
    'Contract checklist',
    'A pitch in three slides',
  ]) {
    const id = await idOf(title)
    await page.goto(`/resources/my-resources/${id}`)
    await expect(
      page.getByText(/Resource not found|Opens at Stage 6/).first()
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)

    const { rows } = await client.query(
      'SELECT "fileId" FROM "ResourceFile" WHERE id = $1',
      [id]
    )
    for (const asker of [page.request, request]) {
      const { errors } = await ask(
        asker,
        'mutation ($id: Int!) { downloadResource(id: $id) { url } }',
        { id }
      )
      expect(errors[0].extensions.code).toBe('NOT_FOUND')
      expect((await asker.get(`/api/uploads/${rows[0].fileId}`)).status()).toBe(
        404
      )
    }
    const { data } = await ask(
      page.request,
      'query ($query: String!) { globalSearch(query: $query, type: "resource") { id } }',
      { query: title }
    )
    expect(
      data.globalSearch.map((hit: { id: number }) => hit.id)
    ).not.toContain(id)
  }
  // The search finds an open resource.
  const { data } = await ask(
    page.request,
    '{ globalSearch(query: "starter kit", type: "resource") { id title } }'
  )
  expect(data.globalSearch).toMatchObject([{ title: 'Starter kit' }])
})
