// The bell of all tabs hears of a notice by one connection (docs/decisions/0044).
import { signInOn, withDatabase } from './people'
import { expect, test, type Page, type Request } from './test'

const EMAIL = 'bea@example.com'

const tellBea = () =>
  withDatabase((client) =>
    client.query(
      `INSERT INTO "Notice" ("userId", kind, facts, path)
       SELECT id, 'PROOF_RECEIVED', '{"amountCentavos": 150000}', '/account?q=billings' FROM "User" WHERE email = $1`,
      [EMAIL]
    )
  )

const forgetBeas = () =>
  withDatabase((client) =>
    client.query(
      'DELETE FROM "Notice" USING "User" u WHERE u.id = "userId" AND u.email = $1',
      [EMAIL]
    )
  )

const isStream = (request: Request) =>
  request.headers().accept === 'text/event-stream'

const bell = (page: Page) => page.getByRole('link', { name: /^Notices/ })

/** The count and the connection come after the first interaction with a page that has started. */
const touchUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await check()
  }).toPass()

test('A notice appears in two tabs that share a connection, and is read in both', async ({
  context,
}) => {
  await forgetBeas()
  const first = await context.newPage()
  // Names, because comparing two pages compares all that they lead to, which takes minutes.
  const streams: string[] = []
  context.on('request', (request) => {
    if (isStream(request))
      streams.push(request.frame().page() === first ? 'first' : 'second')
  })
  await signInOn(first, EMAIL)
  await first.goto('/')
  await touchUntil(first, async () => expect(streams).toEqual(['first']))

  const second = await context.newPage()
  await second.goto('/')
  await touchUntil(second, async () => {
    const { held = [], pending = [] } = await second.evaluate(() =>
      navigator.locks.query()
    )
    expect([held.length, pending.length]).toEqual([1, 1])
  })

  await tellBea()
  await expect(bell(first)).toContainText('1')
  await expect(bell(second)).toContainText('1')
  await tellBea()
  for (const page of [first, second]) {
    await expect(bell(page)).toContainText('2')
    await expect(page.getByText('New notice. Unread: 2')).toBeAttached()
  }
  expect(streams).toEqual(['first'])

  // The page of notices shows what comes, and reading it there clears the bell of the other tab.
  await bell(second).click()
  await expect(second.getByText('₱1,500.00')).toHaveCount(2)
  await expect(bell(first)).not.toContainText('2')
  await tellBea()
  await expect(second.getByText('₱1,500.00')).toHaveCount(3)

  // Another tab takes the connection over.
  await first.close()
  await expect.poll(() => streams.at(-1)).toBe('second')
  await tellBea()
  await expect(second.getByText('₱1,500.00')).toHaveCount(4)

  // The end of the session ends the connection, so the tab asks for another one.
  const asked = streams.length
  await withDatabase((client) =>
    client.query(
      `UPDATE "Session" s SET "revokedAt" = now() FROM "User" u WHERE u.id = s."userId" AND u.email = $1`,
      [EMAIL]
    )
  )
  await expect.poll(() => streams.length).toBe(asked + 1)
})
