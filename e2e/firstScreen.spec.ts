// A visitor's screen before the app has started, and how the app takes its place (docs/decisions/0038).
import { readFileSync } from 'node:fs'

import { PASSWORD, signInOn } from './people'
import { expect, test, type Page } from './test'

test.use({
  isFresh: true,
  loadingScreen: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

const funnel = '/freelance-kickstart'
const pages = [
  [funnel, '₱'],
  ['/fast', '₱'],
  ['/checkout/freelance-kickstart', '₱'],
  ['/login', 'Email'],
  ['/free-lessons', ':'],
  ['/12-day-challenge', '12'],
  ['/certificates/ABCDEFGH', 'ABCDE-FGH'],
] as const

const APP_SCRIPT = /\/assets\/index-[^/]+\.js$/

const words = async (page: Page, root: string) =>
  (await page.locator(`${root} main`).innerText()).replace(/\s+/g, ' ').trim()

/** Holds the app's script back; the returned function lets it through. */
const holdScript = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(APP_SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const inLanguage = (page: Page, baseURL: string | undefined, lang: string) =>
  page.context().addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }])

test.describe('Without JavaScript', () => {
  test.use({ isFresh: false })

  for (const [path, part] of pages)
    for (const lang of ['en', 'fil'])
      test(`${path} says in the HTML what the app says (${lang})`, async ({
        page,
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          baseURL,
        })
        const still = await context.newPage()
        await inLanguage(still, baseURL, lang)
        await still.goto(path)
        const html = await words(still, '#first-screen')
        expect(html).toContain(part)
        await expect(still.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(
          still.getByText(
            lang === 'en' ? 'turn on JavaScript' : 'i-on ang JavaScript'
          )
        ).toBeVisible()
        await context.close()

        await inLanguage(page, baseURL, lang)
        await page.goto(path)
        await expect(page.locator('#first-screen')).toHaveCount(0)
        expect(await words(page, '#redwood-app')).toBe(html)
      })
})

test('A sign-in that is typed and sent before the app starts signs a member in', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // The script that remembers what is pressed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.locator('[data-pressed]')).toHaveCount(1)
  }).toPass()
  expect(page.url()).toMatch(/\/login$/)
  release()
  await expect(page).toHaveURL('/')
})

test('A press that is held while the app starts signs a member in', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).hover()
  await page.mouse.down()
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#first-screen')).toHaveCount(1)
  await page.mouse.up()
  await expect(page).toHaveURL('/')
})

test('The styles of staff come after the app’s, even after signing in on a first screen', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('tribe-team-fa@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(
        ({ href }) => /(index|staff)-/.exec(href ?? '')?.[1] ?? []
      )
    )
  await expect.poll(sheets).toEqual(['index', 'staff'])
})

/** The script of a route's page, which has no other name than a hash. */
const pageFileOf = (route: string) =>
  (
    JSON.parse(readFileSync('web/dist/routes.json', 'utf8')) as {
      name: string
      files: string[]
    }[]
  ).find(({ name }) => name === route)?.files[0]

test('A page that is still loading shows placeholders', async ({ page }) => {
  await page.route(`**/${pageFileOf('signup')}`, () => {})
  await page.goto('/login')
  // A link of the first screen loads a whole page, which has a first screen instead of placeholders.
  await expect(page.locator('#first-screen')).toHaveCount(0)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((main) => getComputedStyle(main, '::before').height)
    )
    .toBe('192px')
})

test('Text and focus stay where they are when the app takes over', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).pressSequentially('half')
  release()
  await expect(page.locator('#first-screen')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('-typed')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(
    'half-typed'
  )
})

test('Text that is typed into the checkout before the app starts is kept', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/checkout/freelance-kickstart', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Ana')
  release()
  await expect(page.locator('#first-screen')).toHaveCount(0)
  await page.getByLabel('Last name').fill('Cruz')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
})

test('A page whose script fails still tells the offer and leads on', async ({
  page,
}) => {
  await page.route(APP_SCRIPT, (route) => route.abort())
  await page.goto(funnel)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByText('₱').locator('visible=true').first()
  ).toBeVisible()
  await page
    .getByRole('link', { name: 'Enroll now' })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(
    page.getByRole('heading', { name: 'Complete your enrollment' })
  ).toBeVisible()
  // A form that cannot be sent keeps what is typed on the page.
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('First name').press('Enter')
  expect(new URL(page.url()).search).toBe('')
})

test('Signed-in users, drafts and unknown pages have no first screen', async ({
  page,
}) => {
  const hasOne = async (path: string) =>
    (await (await page.request.get(path)).text()).includes('first-screen')
  expect(await hasOne('/no-such-page')).toBe(false)
  expect(await hasOne(`${funnel}?preview=1`)).toBe(false)
  expect(await hasOne('/courses/my-courses')).toBe(true)
  await signInOn(page, 'ana@example.com')
  for (const path of ['/', funnel]) expect(await hasOne(path)).toBe(false)
})

test('A visitor who signs in from a first screen gets the whole styles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/free-lessons')
  await expect(page.locator('#first-screen-styles')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill('ella@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})

test('The renderer of the server is not a file of the site', async ({
  request,
}) => {
  expect((await request.get('/server/firstScreen.cjs')).status()).toBe(404)
})

test('The loading screen leaves when the page is ready, once per visit', async ({
  page,
}) => {
  await page.addInitScript('window.__SULONG_LOADING_MS = 60_000')
  await signInOn(page, 'ana@example.com')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/api/graphql', async (route) => {
    await released
    await route.continue()
  })
  const screen = page.getByTestId('loading-screen')
  await page.goto('/')
  await expect(screen).toBeVisible()
  release()
  await expect(screen).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(screen).toHaveCount(0)
})

test('The loading screen never covers a first screen', async ({ page }) => {
  await page.addInitScript('window.__SULONG_LOADING_MS = 60_000')
  const release = await holdScript(page)
  await page.goto('/free-training', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(page.locator('#first-screen')).toHaveCount(0)
  await expect(page.getByTestId('loading-screen')).toHaveCount(0)
})
