// A database outage leads to a clear page, and everything recovers by itself.
import { Client } from 'pg'

import { signInOn } from './people'
import { picture } from './screens'
import { expect, test } from './test'

const withServer = async (
  work: (client: Client, database: string) => Promise<unknown>
) => {
  const url = new URL(process.env.DATABASE_URL as string)
  const database = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await work(client, database)
  await client.end()
}

const closeDatabase = () =>
  withServer(async (client, database) => {
    await client.query(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS false`)
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [database]
    )
  })

const reopenDatabase = () =>
  withServer((client, database) =>
    client.query(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS true`)
  )

test('Without its database the site says so, and recovers by itself', async ({
  page,
  request,
}) => {
  await signInOn(page, 'dino@example.com')
  await page.goto('/courses/my-courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  try {
    await closeDatabase()
    await expect
      .poll(async () => (await request.get('/api/ready')).status())
      .toBe(503)
    expect((await request.get('/api/health')).status()).toBe(200)

    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page
      .getByRole('link', { name: /Billing/ })
      .first()
      .click()
    await expect(page.getByText(/Something went wrong/).first()).toBeVisible()
    await picture(page, 'outage', false)

    const answer = await page.request.post('/api/graphql', {
      data: { query: '{ stages { id } }' },
    })
    expect(await answer.text()).not.toMatch(/prisma|postgres|connection|ECONN/i)
  } finally {
    await reopenDatabase()
  }
  await expect
    .poll(async () => (await request.get('/api/ready')).status())
    .toBe(200)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(
    page.getByText('Lifetime Access').or(page.getByText(/INV-/)).first()
  ).toBeVisible()
})
