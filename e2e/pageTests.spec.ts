// Two variants of a funnel's page: from the draft that is tested to the variant that is published.

import { ask, signInInEnglish, signUp } from './people'
import { fitsWidth, open, picture } from './screens'
import { expect, test, type Browser, type Page } from './test'

const PHONE = { width: 360, height: 740 }
const SOLD = 'bookkeeping-online'
const MOST_VISITORS = 40

const titled = (title: string) => ({
  root: { props: {} },
  content: [
    { type: 'Hero', props: { id: 'Hero-1', title } },
    { type: 'Price', props: { id: 'Price-1' } },
    {
      type: 'CheckoutButton',
      props: { id: 'CheckoutButton-1', label: 'Join' },
    },
  ],
})

const SAVE = `mutation ($funnelId: String!, $version: Int!, $content: JSON!) {
  saveLandingPage(funnelId: $funnelId, version: $version, content: $content) { version }
}`

/** A copy of a funnel with a published page "Page A" and a draft "Page B". */
const buildPage = async ({ request }: Page) => {
  const found = await ask(request, `{ offerBySlug(slug: "${SOLD}") { id } }`)
  const copied = await ask(
    request,
    `mutation { duplicateFunnel(id: "${found.data.offerBySlug.id}") { id slug } }`
  )
  const { id, slug } = copied.data.duplicateFunnel
  await ask(request, `mutation { publishFunnel(id: "${id}") { id } }`)
  await ask(request, SAVE, {
    funnelId: id,
    version: 0,
    content: titled('Page A'),
  })
  await ask(
    request,
    `mutation { publishLandingPage(funnelId: "${id}", version: 1) { id } }`
  )
  await ask(request, SAVE, {
    funnelId: id,
    version: 1,
    content: titled('Page B'),
  })
  return { id: id as string, slug: slug as string }
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name })

/** Whether the server has counted the visitor of a page; their cookie says so. */
const isCounted = async (page: Page) => {
  const cookies = await page.context().cookies()
  const { value } = cookies.find(({ name }) => name === 'page-tests') ?? {}
  return value?.endsWith('1')
}

/** A phone of a new visitor to whom the server showed the variant; each has a browser of its own. */
const visitorWhoSees = async (
  browser: Browser,
  slug: string,
  title: string
) => {
  for (let count = 0; count < MOST_VISITORS; count++) {
    const page = await open(browser, PHONE, {
      userAgent: `Mozilla/5.0 (Linux; Android 14; Phone ${title} ${count}) Chrome/140 Mobile Safari/537.36`,
    })
    const html = await (await page.request.get(`/${slug}`)).text()
    if (html.includes(title)) return page
    await page.context().close()
  }
  throw new Error(`Nobody of ${MOST_VISITORS} saw ${title}`)
}

test('A draft is tested against the page, and published at the end', async ({
  browser,
}) => {
  test.slow()
  const staff = await open(browser, { width: 1280, height: 800 })
  await signInInEnglish(staff, 'admin@example.com')
  const { id, slug } = await buildPage(staff)
  const card = staff.getByRole('region', { name: 'Landing page' })
  const figures = (name: string) =>
    card.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')

  await test.step('Staff start the test in the builder', async () => {
    await staff.goto(`/funnels/${id}/build`)
    await expect(
      staff.frameLocator('#preview-frame').getByText('Page B')
    ).toBeVisible()
    await staff.getByRole('button', { name: 'More', exact: true }).click()
    await staff.getByRole('menuitem', { name: 'Test the draft' }).click()
    await staff.getByRole('button', { name: 'Start the test' }).click()
    const anyway = staff.getByRole('button', { name: 'Start anyway' })
    await expect(anyway.or(card.getByText('Too early to tell.'))).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(card.getByText('Too early to tell.')).toBeVisible()
  })

  await test.step('Each visitor keeps a variant, with and without scripts', async () => {
    for (const title of ['Page A', 'Page B']) {
      const visitor = await visitorWhoSees(browser, slug, title)
      await visitor.goto(`/${slug}`)
      await expect(heading(visitor, title)).toBeVisible()
      await expect(
        visitor.getByRole('link', { name: 'Join' }).first()
      ).toBeVisible()
      await expect.poll(() => isCounted(visitor)).toBe(true)
      await visitor.reload()
      await expect(heading(visitor, title)).toBeVisible()
      await fitsWidth(visitor)
      if (title === 'Page A') continue

      await signUp(visitor, 'Bea', 'Tester')
      const { data } = await ask(
        visitor.request,
        `{ offerBySlug(slug: "${slug}") { terms { id totalCentavos } } }`
      )
      const [term] = data.offerBySlug.terms
      const placed = await ask(
        visitor.request,
        `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }`,
        {
          input: {
            key: crypto.randomUUID(),
            funnelId: id,
            paymentTermId: term.id,
            totalCentavos: term.totalCentavos,
          },
        }
      )
      expect(placed.errors).toBeUndefined()
    }
  })

  await test.step('Staff see what both have brought, and publish B', async () => {
    await staff.goto(`/funnels/${id}/build`)
    await expect(staff.getByText('Test runs')).toBeVisible()
    await staff.getByRole('button', { name: 'See the test' }).click()
    await expect(figures('Visitors')).toHaveText(['1', '1'])
    await expect(figures('Orders').first()).toHaveText('0')
    await expect(figures('Orders').nth(1)).toHaveText('1')
    await picture(staff, 'pageTest')
    await staff.setViewportSize(PHONE)
    await fitsWidth(staff)
    await picture(staff, 'pageTestPhone')
    await card.getByRole('button', { name: 'Publish B' }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: 'Publish B' })
      .click()
    await expect(card.getByText('B was kept')).toBeVisible()
  })

  await test.step('Everybody sees B now', async () => {
    const visitor = await open(browser, PHONE)
    const answer = await visitor.request.get(`/${slug}`)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    await visitor.goto(`/${slug}`)
    await expect(heading(visitor, 'Page B')).toBeVisible()
  })
})
