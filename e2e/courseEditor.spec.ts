// An editor builds a course, arranges it by keys, adds rules, publishes it, previews it as a member, and copies it.
import { signInOn } from './people'
import { picture } from './screens'
import { expect, test, type Page } from './test'

const name = (page: Page) => page.getByRole('main').getByLabel(/^Name(?! in)/)
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const addUnit = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Add a unit' }).click()
  await dialog(page)
    .getByLabel(/^Name(?! in)/)
    .fill(title)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

const rowOf = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: heading }) })

const choose = async (page: Page, of: string, item: string) => {
  await page.getByRole('button', { name: `More for “${of}”` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.beforeEach(async ({ page }) => {
  await signInOn(page, 'admin@example.com')
})

test('A course is built, arranged, published, previewed and copied', async ({
  page,
}) => {
  test.slow()
  await page.goto('/courses/new')
  await page.getByLabel(/^Title(?! in)/).fill('Field notes')
  await page.getByLabel('Slug').fill(`field-notes-${Date.now()}`)
  await page.getByLabel('Certificate when finished').check()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Field notes' })).toBeVisible()
  await page.waitForURL(/\/courses\/\d+/)
  const course = page.url()

  await addUnit(page, 'Week one')
  await addUnit(page, 'Week two')
  for (const [type, address] of [
    ['Video Lesson', 'https://youtu.be/dQw4w9WgXcQ'],
    ['Image/Text Only', ''],
    ['Custom Embed', 'https://vimeo.com/76979871'],
  ]) {
    await page.goto(course)
    await rowOf(page, 'Week one')
      .getByRole('link', { name: 'Add a lesson' })
      .click()
    await name(page).fill(`Our ${type}`)
    await page.getByLabel('Type').selectOption({ label: type })
    if (address)
      await page.getByLabel(/Video address|Embed address/).fill(address)
    await save(page)
    await expect(
      page.getByRole('heading', { name: `Our ${type}` })
    ).toBeVisible()
  }

  // Adds a file to the last lesson.
  await page.getByRole('link', { name: 'Add a file' }).click()
  await page.getByLabel(/^Title(?! in)/).fill('Worksheet')
  await page.locator('input[type=file]').setInputFiles({
    name: 'worksheet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
    ),
  })
  await expect(
    page.getByRole('button', { name: 'Remove the file' })
  ).toBeVisible()
  await save(page)
  await expect(page.getByRole('link', { name: 'Worksheet' })).toBeVisible()

  // Moves a lesson from the first week into the second by keys.
  await page.goto(course)
  const handle = page.getByRole('button', {
    name: 'Move “Our Custom Embed”',
    exact: true,
  })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(handle).toBeFocused()
  const arranged = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('ArrangeOutlineMutation')
  )
  await page.keyboard.press('Space')
  expect((await (await arranged).json()).errors).toBeUndefined()
  await page.reload()
  await expect(
    rowOf(page, 'Week two').getByRole('link', { name: 'Our Custom Embed' })
  ).toBeVisible()

  // Makes the second week open at a stage.
  await choose(page, 'Week two', 'Edit')
  await dialog(page).getByLabel('Opens').selectOption({ label: 'At a stage' })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog(page)
      .getByText(/required|fill/i)
      .first()
  ).toBeVisible()
  await dialog(page).getByLabel('Stage').fill('3')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Week two')).toContainText('Opens at Stage 3')
  await choose(page, 'Our Custom Embed', 'When it opens')
  await dialog(page)
    .getByLabel('Opens')
    .selectOption({ label: 'Days after enrollment' })
  await dialog(page).getByLabel('Days after').fill('7')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Opens 7 days after enrollment')).toBeVisible()
  await picture(page, 'course-outline')

  // Publishes all lessons at once from the list.
  await page.getByRole('link', { name: 'Lesson view' }).click()
  await expect(page).toHaveURL(/view=lessons/)
  await page.getByRole('checkbox').first().check()
  // The first one is the course's own.
  await page
    .getByRole('button', { name: 'Publish', exact: true })
    .last()
    .click()
  await expect(page.getByRole('cell', { name: 'Published' })).toHaveCount(3)
  await picture(page, 'course-lessons')

  // Previews the course as a learner of stage 1 and of stage 3.
  await page.getByRole('tab', { name: 'Preview as' }).click()
  await expect(page.getByText('2 of 3 lessons are open')).toBeVisible()
  await expect(page.getByText('Opens at Stage 3')).toBeVisible()
  await page.getByLabel('Stage').selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Opens at Stage 3')).toHaveCount(0)
  await expect(page.getByText(/7 days after you enrolled/)).toBeVisible()
  await picture(page, 'course-preview')

  // The introduction of the course.
  await page.goto(`${course.split('?')[0]}/intro`)
  await page.getByLabel(/^Video address/).fill('https://youtu.be/dQw4w9WgXcQ')
  await save(page)
  await expect(page).toHaveURL(/intro\/preview/)
  await expect(
    page.getByRole('heading', { name: 'Before you begin' })
  ).toBeVisible()

  await page.goto(course)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(
    page.getByRole('heading', { name: 'Field notes (copy)' })
  ).toBeVisible()
  await expect(rowOf(page, 'Week two')).toContainText('Opens at Stage 3')
})

test('The second of two people who arrange one outline is told, and sees the other’s order', async ({
  page,
  context,
}) => {
  await page.goto('/courses?q=customer')
  await page
    .getByRole('link', { name: 'Customer Service by Chat' })
    .first()
    .click()
  const down = (on: Page) => on.getByRole('button', { name: /^Move .* down$/ })
  await expect(down(page).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(down(other).first()).toBeVisible()
  const saved = other.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('ArrangeOutlineMutation')
  )
  await down(other).nth(1).click()
  await saved
  await down(page).nth(2).click()
  await expect(
    page
      .getByText('Someone else saved this while you were editing.', {
        exact: false,
      })
      .first()
  ).toBeVisible()
})

test('Tracks show who gets which order, and stuck learners are named', async ({
  page,
}) => {
  await page.goto('/courses?q=executive')
  await page.getByRole('link', { name: 'Executive Assistance' }).first().click()
  await expect(page.getByText('Archived lessons')).toBeVisible()
  await page.getByRole('link', { name: 'Tracks' }).click()
  await expect(
    page.getByRole('heading', { name: 'Discretion first' })
  ).toBeVisible()
  await page.getByLabel('Stage', { exact: true }).fill('4')
  await expect(page.getByText('Gets “Discretion first”')).toBeVisible()
  await page.getByText('Why?').click()
  await picture(page, 'course-tracks')
  await page.goBack()
  await page.getByRole('tab', { name: 'Learners' }).click()
  await expect(
    page.getByRole('heading', { name: 'Who is stuck' })
  ).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await picture(page, 'course-learners')
})
