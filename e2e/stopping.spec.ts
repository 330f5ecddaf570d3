// A copy that is told to end finishes what it was asked (docs/security.md S-72).
import http from 'node:http'

import { Client } from 'pg'

import { withCopy } from './copies'
import { signIn } from './people'
import { png } from './screens'
import { expect, test } from './test'

const MEMBER = 'dino@example.com'
const WAITING = 20

/** Runs work while the member's row is locked, so that changes of it wait. */
const whileLocked = async (
  work: (database: Client, unlock: () => Promise<unknown>) => Promise<unknown>
) => {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await database.query('BEGIN')
    await database.query('SELECT id FROM "User" WHERE email = $1 FOR UPDATE', [
      MEMBER,
    ])
    await work(database, () => database.query('ROLLBACK'))
  } finally {
    await database.end()
  }
}

const waitingForLocks = async (database: Client) => {
  const { rows } = await database.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`
  )
  return rows[0].count as number
}

/** An upload of which half has been sent; `finish` sends the rest and resolves to the answer's status. */
const beginUpload = async (
  origin: string,
  headers: http.OutgoingHttpHeaders
) => {
  const edge = '----half'
  const body = Buffer.concat([
    Buffer.from(
      `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="half.png"\r\nContent-Type: image/png\r\n\r\n`
    ),
    png,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const half = Math.floor(body.length / 2)
  const upload = http.request(`${origin}/api/upload-file`, {
    method: 'POST',
    headers: {
      ...headers,
      origin,
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': body.length,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    upload.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    upload.on('error', reject)
  })
  // `finish` reports the error; until then nobody listens to it.
  status.catch(() => undefined)
  await new Promise((sent) => upload.write(body.subarray(0, half), sent))
  return {
    finish: () => {
      upload.end(body.subarray(half))
      return status
    },
  }
}

/** Opens the stream of the bell; `ended` resolves when the server ends it, and rejects when it breaks. */
const openStream = async (origin: string, cookie: string) => {
  const answer = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      query: 'subscription { noticesChanged { unread newest } }',
    }),
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  return { ended: answer.text() }
}

/** The status of readiness, or 'closed' once the port is. */
const readiness = (origin: string) =>
  fetch(`${origin}/api/ready`).then(
    ({ status }) => status,
    () => 'closed'
  )

test('A copy that ends answers waiting requests, takes an upload and ends a stream', async () => {
  await withCopy(
    'stopping',
    // More connections than waiting requests, so that none waits for a connection, and time to wait for their locks.
    {
      DRAIN_SECONDS: '3',
      DATABASE_POOL_SIZE: String(WAITING + 5),
      LOCK_LIMIT_MS: '60000',
    },
    async ({ origin, api, stop }) => {
      await signIn(api, MEMBER)
      const { cookies } = await api.storageState()
      const cookie = cookies
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
      const token = await api.get('/api/auth?method=getToken')
      const upload = await beginUpload(origin, {
        cookie,
        authorization: `Bearer ${await token.text()}`,
      })

      const stream = await openStream(origin, cookie)
      await whileLocked(async (database, unlock) => {
        const before = await waitingForLocks(database)
        const answers = Array.from({ length: WAITING }, () =>
          api.post('/api/graphql', {
            data: {
              query: 'mutation { savePreferences(input: { language: en }) }',
            },
          })
        )
        await expect
          .poll(() => waitingForLocks(database))
          .toBeGreaterThan(before)

        const stopped = stop()
        await expect.poll(() => readiness(origin)).toBe(503)
        await expect.poll(() => readiness(origin)).toBe('closed')
        await unlock()
        const uploaded = upload.finish()
        for (const answer of await Promise.all(answers)) {
          expect(answer.status()).toBe(200)
          expect((await answer.json()).errors).toBeUndefined()
        }
        expect(await uploaded).toBe(201)
        expect(await stream.ended).toContain('"unread"')
        // It ends by itself, before the deadline that would end it with 1.
        expect(await stopped).toBe(0)
      })
    }
  )
})
