// The administrator creates, views, edits and removes records through the resource layer.
import { signInOn } from './people'
import { picture } from './screens'
import { expect, test } from './test'

test.beforeEach(async ({ page }) => {
  await signInOn(page, 'admin@example.com')
})

test('An administrator creates a product, its funnel and its page', async ({
  page,
}) => {
  const name = `Podcast Editing ${Date.now()}`
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await picture(page, 'admin-products')
  await page.getByRole('link', { name: 'Create a Product' }).click()

  await page.getByLabel(/^Name(?! in)/).fill(name)
  await page.getByLabel('Slug').fill('Not A Slug!')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel(/^Name(?! in)/)).toHaveValue(name)

  await page.getByLabel('Slug').fill(`podcast-${Date.now()}`)
  await page.getByLabel('Price').fill('1500')
  await picture(page, 'admin-new-product')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('₱1,500.00')).toBeVisible()
  await picture(page, 'admin-product')

  await page.getByRole('link', { name: 'New funnel' }).click()
  const slug = `edit-podcasts-${Date.now()}`
  await page.getByLabel(/^Name(?! in)/).fill('Podcast funnel')
  await page.getByLabel('Address').fill('login')
  await page.getByLabel('Status').selectOption({ label: 'Published' })
  await page.getByLabel(/^Headline(?! in)/).fill('Edit podcasts from home')
  await page.getByLabel('One-time payment').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Errors prevented this form from being saved')
  ).toBeVisible()
  await expect(
    page.getByText('This address belongs to a page of the product').first()
  ).toBeVisible()
  await picture(page, 'admin-funnel-refused')
  await page.getByLabel('Address').fill(slug)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('heading', { name: 'Podcast funnel' })
  ).toBeVisible()
  await picture(page, 'admin-funnel')

  await page.goto(`/${slug}`)
  await expect(
    page.getByRole('heading', { name: 'Edit podcasts from home' })
  ).toBeVisible()
})

test('A list searches, sorts, filters, hides columns and remembers all of it', async ({
  page,
}) => {
  await page.goto('/courses')
  await expect(page.getByRole('row').nth(9)).toBeVisible()
  await page.getByRole('searchbox').fill('canva')
  await expect(page).toHaveURL(/q=canva/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await picture(page, 'admin-courses')
  await page.goto('/courses?sort=title')
  await expect(page.getByRole('row').nth(1)).toContainText('Bonuses')
  await page.goto('/courses?filter=inactive')
  await expect(page.getByRole('row').nth(1)).toContainText('Draft')
})

test('An administrator creates a course with a unit and a lesson of each type', async ({
  page,
}) => {
  await page.goto('/courses/new')
  await page.getByLabel(/^Title(?! in)/).fill('Podcast basics')
  await page.getByLabel('Slug').fill(`podcast-basics-${Date.now()}`)
  await page.getByLabel('Position').fill('99')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('heading', { name: 'Podcast basics' })
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add a unit' }).first().click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Name(?! in)/)
    .fill('First steps')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  const course = page.url()

  for (const [type, address] of [
    ['Video Lesson', 'https://youtu.be/dQw4w9WgXcQ'],
    ['Image/Text Only', ''],
    ['Custom Embed', 'https://vimeo.com/76979871'],
  ]) {
    await page.goto(course)
    await page.getByRole('link', { name: 'Add a lesson' }).click()
    await page.getByLabel(/^Name(?! in)/).fill(`A ${type}`)
    await page.getByLabel('Type').selectOption({ label: type })
    if (address) {
      const field = page.getByLabel(/Video address|Embed address/)
      await field.fill('https://evil.example/x')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(
        page.getByText('We cannot show videos from this address.').first()
      ).toBeVisible()
      await expect(page.getByLabel(/^Name(?! in)/)).toHaveValue(`A ${type}`)
      await field.fill(address)
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: `A ${type}` })).toBeVisible()
  }
  await page.goto(course)
  await expect(page.getByRole('link', { name: /^A / })).toHaveCount(3)
  await page.getByRole('button', { name: 'Move “A Custom Embed” up' }).click()
  await expect(page.getByRole('link', { name: /^A / }).nth(1)).toHaveText(
    'A Custom Embed'
  )
  await picture(page, 'admin-course')
})

test('The second person who edits a lesson is told about the first', async ({
  page,
  context,
}) => {
  await page.goto('/courses?q=canva')
  await page
    .getByRole('link', { name: 'Canva & Content Basics' })
    .first()
    .click()
  await page.getByRole('main').locator('a[href^="/lessons/"]').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel(/^Name(?! in)/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Short description (optional)').fill('Saved first')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByLabel('Short description (optional)').fill('Saved second')
  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('alert', {
    name: 'Somebody saved this meanwhile',
  })
  await expect(notice).toContainText('removed: first')
  await expect(page.getByLabel('Short description (optional)')).toHaveValue(
    'Saved second'
  )
  await picture(page, 'admin-two-editors')
  await notice.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('The browser’s Back button does not lose what was typed', async ({
  page,
}) => {
  await page.goto('/payment-terms')
  await page.locator('a[href="/payment-terms/new"]').first().click()
  const label = page.getByLabel(/^Label(?! in)/)
  await label.fill('Half typed')
  await page.goBack()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/payment-terms\/new$/)
  await expect(label).toHaveValue('Half typed')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/payment-terms$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('An administrator creates a stage with tasks, and a payment term', async ({
  page,
}) => {
  await page.goto('/stages')
  await expect(page.getByRole('link', { name: 'Create a Stage' })).toBeVisible()
  await picture(page, 'admin-stages')
  await page.getByRole('link', { name: 'Start' }).first().click()
  await expect(page.getByRole('button', { name: 'Add a task' })).toBeVisible()
  await picture(page, 'admin-stage')
  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Title(?! in)/).fill('Introduce yourself')
  await dialog.getByLabel(/^Button(?! in)/).fill('I did')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Introduce yourself', { exact: true })
  ).toBeVisible()

  await page.goto('/payment-terms')
  await picture(page, 'admin-payment-terms')
  await page.getByRole('link', { name: 'New Payment Term' }).click()
  await page.getByLabel(/^Label(?! in)/).fill('Ten weeks')
  await page.getByLabel('Payments').fill('10')
  await page.getByLabel('Interval').selectOption({ label: 'Week' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Ten weeks' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/payment-terms$/)
})

test('A member sees the forbidden page', async ({ page }) => {
  await signInOn(page, 'member@example.com')
  await page.goto('/products')
  await expect(
    page.getByRole('heading', { name: 'Access Restricted' })
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute(
    'href',
    '/'
  )
})
