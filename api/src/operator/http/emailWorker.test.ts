import fastify from 'fastify'

import { callSignature } from 'src/http/signedCall'
import { db } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'

import { emailWorker, SIGNED } from './emailWorker'

const SECRET = 'a secret of more than thirty-two characters'

const server = fastify()
server.register(emailWorker)

const now = () => Math.floor(Date.now() / 1000)

const call = async (signature?: string) => {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: '/api/email-worker',
    headers: signature ? { 'x-sulong-signature': signature } : {},
    payload: {},
  })
  return { status: statusCode, ...JSON.parse(body) }
}

const signed = (at = now(), secret = SECRET) =>
  `t=${at},v1=${callSignature(at, secret, SIGNED)}`

const mail = { template: 'statement', subject: 'S', text: 'T', html: 'H' }

beforeEach(() => {
  process.env.EMAIL_WORKER_SECRET = SECRET
})
afterEach(() => {
  delete process.env.EMAIL_WORKER_SECRET
})
afterAll(() => server.close())

scenario('A signed call works off the mails that wait, each once', async () => {
  for (const to of ['ana@example.com', 'ben@example.com'])
    await queueMail(db, to, mail)
  const calls = await Promise.all([call(signed()), call(signed())])
  expect(calls.map(({ status }) => status)).toEqual([200, 200])
  expect(calls[0].sent + calls[1].sent).toBe(2)
  // Without a mail server they stay in the outbox.
  expect(await db.outboxEmail.findMany()).toMatchObject([
    { status: 'KEPT' },
    { status: 'KEPT' },
  ])
  expect(await call(signed())).toEqual({ status: 200, sent: 0, failed: 0 })
})

it.each([
  ['no signature', () => undefined],
  ['another secret', () => signed(now(), 'another')],
  ['an old signature', () => signed(now() - 302)],
  ['one of the future', () => signed(now() + 302)],
  ['another time', () => signed().replace(/t=\d+/, `t=${now() - 1}`)],
  ['nonsense', () => 't=1,v1=x'],
])('A call with %s finds nothing', async (_name, signature) => {
  expect(await call(signature())).toMatchObject({ status: 404 })
})

it('Without a secret a call is told how to set one', async () => {
  const signature = signed()
  delete process.env.EMAIL_WORKER_SECRET
  expect(await call(signature)).toMatchObject({
    status: 503,
    error: expect.stringContaining('EMAIL_WORKER_SECRET'),
  })
})
