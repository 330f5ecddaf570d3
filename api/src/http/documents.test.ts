import { setImmediate as nextTurn } from 'node:timers/promises'

import fastify from 'fastify'

import { db } from 'src/lib/db'
import { sessionCookie, startSession } from 'src/lib/sessions/sessionTokens'
import { buildUser } from 'src/testing/people'

import { documents } from './documents'

let atOnce = 0
let mostAtOnce = 0
const layOutSlowly = async () => {
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  atOnce--
  return Buffer.from('%PDF-')
}

jest.mock('src/documents/pdf', () => ({
  ...jest.requireActual<object>('src/documents/pdf'),
  layOutPdf: () => layOutSlowly(),
}))

const cookieOf = async (user: Awaited<ReturnType<typeof buildUser>>) =>
  sessionCookie(await startSession(db, { ...user, isStaff: false }, {})).split(
    ';'
  )[0]

scenario('Of one person, one document is laid out at a time', async () => {
  const server = fastify()
  await server.register(documents)
  const user = await buildUser('member')
  const cookie = await cookieOf(user)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.inject({
        url: `/api/documents/accounts/${user.id}`,
        headers: { cookie },
      })
    )
  )
  await server.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    Array(5).fill(200)
  )
  expect(mostAtOnce).toBe(1)
})
