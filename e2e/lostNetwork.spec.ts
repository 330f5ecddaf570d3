// The network is lost for moments: nothing typed is lost, nothing is done twice, and nobody has to load a page again.

import { signInInEnglish } from './people'
import { open } from './screens'
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
  // The code that knows of builds loads at the first interaction.
  const known = ella.waitForResponse('**/routes.json')
  await ella.mouse.move(10, 10)
  await known
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
