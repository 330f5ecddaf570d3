// Every entry of every menu, list of actions and page of links leads to a page, and so does every path of the
// specification as it is written there. The long command opens the entries of every demo account; `npm test` those of
// the accounts with the longest menus.
import fs from 'node:fs'
import path from 'node:path'

import { signInInEnglish } from './people'
import { isLong, watchRequests } from './screens'
import { expect, test, type Page } from './test'

const ADMIN = 'admin@example.com'

const accounts = [
  'admin',
  'member',
  ...(isLong
    ? [
        'tribe-team-ro',
        'tribe-team-fa',
        'head-coach',
        'expert',
        'coach',
        'assistant-coach',
        'success-manager',
        'team-lead',
        'assistant-team-lead',
        'affiliate',
        'wena',
        'non-member',
      ]
    : []),
].map((name) => `${name}@example.com`)

const noPage = ['Page not found', 'Something went wrong']
const noEntry = [...noPage, 'Access Restricted']

/** Opens an address without loading the scripts again, as a link does. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** The addresses of the product among the links that the page has now, without fragments. */
const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.split('#')[0] ?? '')
    )

/** Opens whatever the header's buttons open, one after another. @returns the links inside */
const linksOfHeader = async (page: Page, settled: () => Promise<void>) => {
  const found: string[] = []
  const buttons = page.locator('header button[aria-haspopup]:visible')
  const opened = page.locator('[role="dialog"], [role="menu"]')
  const closeAll = () =>
    expect(async () => {
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0, { timeout: 500 })
    }).toPass()
  for (const button of await buttons.all()) {
    // A prompt may open over the page at any moment.
    await expect(async () => {
      await closeAll()
      await button.click({ timeout: 2000 })
    }).toPass()
    await expect(opened.first()).toBeVisible()
    await settled()
    found.push(...(await linksOf(page)))
    const search = page.getByRole('dialog').getByRole('combobox')
    // The command bar shows more of its pages for a letter.
    for (const letter of (await search.count()) > 0 ? 'aeo' : '') {
      await search.fill(letter)
      await settled()
      found.push(...(await linksOf(page)))
    }
    await closeAll()
  }
  return found
}

/** Files and the end of a session are not pages. */
const isPage = (address: string) => !/^\/(api|assets|logout)\b/.test(address)

/** The headings of the addresses that show none, or one of these. */
const wrongOnes = async (
  page: Page,
  settled: () => Promise<void>,
  addresses: string[],
  wrong: string[]
) => {
  const found: Record<string, string> = {}
  for (const address of addresses) {
    await follow(page, address)
    await settled()
    const heading = page.locator('h1').first()
    const text = await heading.textContent({ timeout: 5_000 }).catch(() => '')
    if (!text || wrong.some((each) => text.startsWith(each)))
      found[address] = text || 'no heading'
  }
  return found
}

/** The paths without parameters in a section of the specification. */
const specified = (from: string, to: string) => {
  const spec = fs.readFileSync(
    path.join(__dirname, '..', 'docs', 'spec.md'),
    'utf8'
  )
  const section = spec.slice(spec.indexOf(from), spec.indexOf(to))
  return [
    ...new Set(
      [...section.matchAll(/(?<=[\s,])\/[\w{][\w{}/-]*/g)].map(([each]) => each)
    ),
  ].filter((each) => !each.includes('{'))
}

const publicPaths = specified('### 2.1', '### 2.2')
const privatePaths = ['/', ...specified('### 2.2', 'Parameter types:')]

// These tests only read, so several workers may run them at once.
test.describe.configure({ mode: 'parallel' })

for (const email of accounts)
  test(`Every entry of ${email} leads to a page with a heading`, async ({
    page,
  }) => {
    test.slow()
    const settled = watchRequests(page)
    await signInInEnglish(page, email)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await settled()
    const found = await linksOf(page)
    found.push(...(await linksOfHeader(page, settled)))
    for (const hub of ['/content', '/community']) {
      await follow(page, hub)
      await settled()
      found.push(...(await linksOf(page)))
    }
    const addresses = [...new Set(found)].filter(isPage)
    const isAdmin = email === ADMIN
    if (isAdmin)
      expect(addresses).toEqual(
        expect.arrayContaining([
          '/lessons/new',
          '/payment',
          '/settings/operations',
          '/profile',
        ])
      )
    expect(addresses.length).toBeGreaterThan(8)
    // The paths of the specification are opened as the administrator below.
    const others = addresses.filter((each) => !privatePaths.includes(each))
    expect(
      await wrongOnes(page, settled, isAdmin ? others : addresses, noEntry)
    ).toEqual({})
  })

test('Every public path of the specification shows a visitor a page', async ({
  page,
}) => {
  test.slow()
  expect(publicPaths.length).toBeGreaterThan(15)
  const settled = watchRequests(page)
  await page.goto('/login')
  await settled()
  expect(await wrongOnes(page, settled, publicPaths, noPage)).toEqual({})
})

test('Every private path of the specification shows an administrator a page', async ({
  page,
}) => {
  test.slow()
  expect(privatePaths.length).toBeGreaterThan(65)
  const settled = watchRequests(page)
  await signInInEnglish(page, ADMIN)
  await page.goto('/')
  await settled()
  expect(await wrongOnes(page, settled, privatePaths, noEntry)).toEqual({})
})

test('Every private path of the specification sends a visitor to the login', async ({
  page,
}) => {
  test.slow()
  const settled = watchRequests(page)
  await page.goto('/login')
  await settled()
  for (const address of privatePaths) {
    await follow(page, address)
    await expect(page, address).toHaveURL(
      (url) =>
        url.pathname === '/login' &&
        url.searchParams.get('redirectTo') === address
    )
  }
})
