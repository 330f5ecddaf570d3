// The network is lost for moments: nothing typed is lost, nothing is done twice, and nobody has to load a page again.

import { ask, signInInEnglish, signUp, withDatabase } from './people'
import { open, png } from './screens'
import { expect, test, type Page } from './test'

const PHONE = { width: 360, height: 740 }

/** Lets a page's requests for files of the build fail as long as `isLost`. */
const loseScripts = async (page: Page) => {
  const network = { isLost: true }
  await page.route(/\/assets\/.*\.js$/, (route) =>
    network.isLost ? route.abort('failed') : route.continue()
  )
  return network
}

/** Whether the page has been loaded again since `mark`. */
const mark = (page: Page) => page.evaluate(() => void (window.name = 'kept'))
const isKept = (page: Page) => page.evaluate(() => window.name === 'kept')

const openEvents = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.getByRole('link', { name: 'Events', exact: true }).first()
}

/** The first interaction loads the code that knows of builds, and lets changes wait. */
const interact = async (page: Page) => {
  const loaded = page.waitForResponse('**/routes.json')
  await page.mouse.move(10, 10)
  await loaded
}

test('A page opens although its file was lost on the way', async ({
  browser,
}) => {
  const ella = await open(browser, PHONE)
  await signInInEnglish(ella, 'ella@example.com')
  const events = await openEvents(ella)
  const heading = ella.getByRole('heading', { level: 1, name: 'Events' })
  const errors: string[] = []
  ella.on('pageerror', ({ message }) => errors.push(message))

  await test.step('by itself, after a moment', async () => {
    await mark(ella)
    const network = await loseScripts(ella)
    const lost = ella.waitForEvent('requestfailed')
    await events.click()
    await lost
    network.isLost = false
    await expect(heading).toBeVisible()
    expect(await isKept(ella)).toBe(true)
  })

  await test.step('when opened again, after a while', async () => {
    await ella.unrouteAll()
    await openEvents(ella)
    await mark(ella)
    const network = await loseScripts(ella)
    await events.click()
    await expect(ella.getByRole('alert').first()).toBeVisible()
    network.isLost = false
    await ella.getByRole('link', { name: 'Home', exact: true }).first().click()
    await events.click()
    await expect(heading).toBeVisible()
    expect(await isKept(ella)).toBe(true)
  })
  expect(errors).toEqual([])
  await ella.unrouteAll()
})

test('A page of an old build loads the new one, once', async ({ browser }) => {
  const ella = await open(browser, PHONE)
  await signInInEnglish(ella, 'ella@example.com')
  const events = await openEvents(ella)
  await interact(ella)
  const loads: string[] = []
  ella.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  // The server's page names the new build, whose files are there.
  await ella.route(/\/assets\/.*\.js$/, (route) =>
    loads.length === 0 ? route.fulfill({ status: 404 }) : route.continue()
  )
  await ella.route('**/assets.json', (route) => route.fulfill({ json: [] }))
  await events.click()
  await expect(
    ella.getByRole('heading', { level: 1, name: 'Events' })
  ).toBeVisible()
  expect(loads).toEqual([expect.stringMatching(/\/events/)])
  await ella.unrouteAll()
})

const moments = {
  'before a change is sent': 'before',
  'before a change arrives': 'request',
  'before its answer comes': 'answer',
} as const

type Moment = (typeof moments)[keyof typeof moments]

type Step = {
  moment: Moment
  /** A part of the request's body: the name of the operation. */
  operation: string
  button: RegExp
  /** Whether the server makes the change once, so that the page sends it again by itself. */
  isOnce?: boolean
  /** Waits for what the page shows after the change. */
  done: () => Promise<unknown>
}

/** Presses a button whose change meets a lost network at the moment, and again where a person has to. */
const pressThrough = async (
  page: Page,
  { moment, operation, button, isOnce = false, done }: Step
) => {
  const context = page.context()
  const pressed = page.getByRole('button', { name: button })
  await expect(pressed).toBeVisible()
  const press = () => pressed.click()
  const waiting = page.getByRole('button', {
    name: 'Waiting for the connection…',
  })
  if (moment === 'before') {
    await context.setOffline(true)
    await press()
    await expect(waiting).toBeVisible()
    await context.setOffline(false)
  } else {
    let lose = () => {}
    const lost = new Promise<void>((resolve) => (lose = resolve))
    let isFirst = true
    await page.route('**/api/graphql', async (route) => {
      const isIt = route.request().postData()?.includes(operation)
      if (!isIt || !isFirst) return route.fallback()
      isFirst = false
      if (moment === 'answer') {
        await route.fetch()
        await context.setOffline(true)
      }
      await route.abort('failed')
      lose()
    })
    await press()
    await lost
    await context.setOffline(false)
    // A change that the server makes once is sent again by itself.
    if (!isOnce) {
      await expect(
        page.getByText(/^We can.t reach the server/).first()
      ).toBeVisible()
      // The page may know by now, from a notice, that the change was made.
      await pressed.click({ timeout: 3_000 }).catch(() => undefined)
    }
  }
  await done()
  await page.unroute('**/api/graphql')
  await expect(page.getByText(/Sign in again|Please sign in/)).toHaveCount(0)
}

const countOf = (sql: string, values: unknown[]) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(`SELECT count(*)::int ${sql}`, values)
    return rows[0].count as number
  })

for (const [when, moment] of Object.entries(moments)) {
  test(`A guest loses the network ${when}, and orders, pays, learns and saves once`, async ({
    browser,
  }) => {
    const page = await open(browser, PHONE)
    const email = await signUp(page, 'Luz', 'Navarro')
    await test.step('orders', async () => {
      await page.goto('/checkout/bookkeeping-online')
      await interact(page)
      await pressThrough(page, {
        moment,
        operation: 'PlaceOrderMutation',
        button: /^Place order/,
        isOnce: true,
        done: () => page.waitForURL(/thank-you/),
      })
      const { data } = await ask(page.request, '{ myInvoices { number } }')
      expect(data.myInvoices).toHaveLength(1)
    })

    await test.step('sends the proof', async () => {
      await page.goto('/account?q=billings')
      await interact(page)
      await page.getByRole('checkbox').first().check({ force: true })
      await page.getByRole('button', { name: 'Pay 1 bill(s) now' }).click()
      await page.getByLabel('How did you pay?').selectOption({ label: 'GCash' })
      await page.getByLabel('Reference number').fill(`66${Date.now()}`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: png })
      await pressThrough(page, {
        moment,
        operation: 'SubmitPaymentProofMutation',
        button: /^Send my proof/,
        isOnce: true,
        done: () =>
          expect(
            page.getByText('We are checking your proof of payment.').first()
          ).toBeVisible(),
      })
      expect(
        await countOf(
          'FROM "PaymentProof" p JOIN "User" u ON u.id = p."userId" WHERE u.email = $1',
          [email]
        )
      ).toBe(1)
    })

    await test.step('saves the profile', async () => {
      await page.goto('/profile/edit')
      await interact(page)
      await page.getByLabel('Mobile number').fill('+63 917-123 4567')
      await pressThrough(page, {
        moment,
        operation: 'UpdateMyProfileMutation',
        button: /^Save$/,
        done: () => page.waitForURL('**/profile?tab=basic_info'),
      })
      await expect(page.getByText('+639171234567')).toBeVisible()
    })

    await test.step('finishes a lesson', async () => {
      const { data } = await ask(page.request, '{ myCourses { id title } }')
      const { id } = data.myCourses.find(
        ({ title }: { title: string }) => title === 'Home Office on a Budget'
      )
      const course = await ask(
        page.request,
        'query ($id: Int!) { myCourse(id: $id) { units { lessons { id } } } }',
        { id }
      )
      const [lesson] = course.data.myCourse.units[0].lessons
      await page.goto(`/courses/my-courses/${id}/${lesson.id}`)
      await interact(page)
      await pressThrough(page, {
        moment,
        operation: 'CompleteLessonMutation',
        button: /^Done$/,
        done: () =>
          page.waitForURL((url) => !url.pathname.endsWith(`/${lesson.id}`)),
      })
    })
  })

  test(`A member loses the network ${when}, and posts a picture once`, async ({
    browser,
  }) => {
    const page = await open(browser, PHONE)
    await signInInEnglish(page, 'ella@example.com')
    await page.goto('/community')
    await interact(page)
    const words = `My desk, ${moment} ${Date.now()}`
    const field = page.getByRole('textbox', { name: /say/ })
    await field.fill(words)
    const input = page.locator('input[type=file]').first()
    // The picture meets the lost network first.
    await page.context().setOffline(true)
    await input.setInputFiles({
      name: 'desk.png',
      mimeType: 'image/png',
      buffer: png,
    })
    await expect(page.getByText('desk.png').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('img', { name: 'desk.png' })).toBeVisible()
    await expect(field).toHaveValue(words)

    await pressThrough(page, {
      moment,
      operation: 'CreatePostMutation',
      button: /^Post$/,
      isOnce: true,
      done: () =>
        expect(
          page.getByRole('article').filter({ hasText: words })
        ).toContainText('Posted'),
    })
    await expect(field).toHaveValue('')
    await expect(page.getByText(/^We can.t reach the server/)).toHaveCount(0)
    expect(
      await countOf(
        'FROM "FeedPost" p JOIN "FeedPicture" f ON f."postId" = p.id WHERE p.text = $1',
        [words]
      )
    ).toBe(1)
  })
}
