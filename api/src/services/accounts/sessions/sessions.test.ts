import { db } from 'src/lib/db'
import { buildMember, send, who } from 'src/testing/auth'
import { ask, buildCaller } from 'src/testing/graphql'

const LIST = '{ mySessions { id isCurrent userAgent } }'
const END = 'mutation ($id: ID!) { endSession(id: $id) }'

type Listed = { id: string; isCurrent: boolean }

const listed = async (cookie: string) => {
  const { data } = await ask(LIST, {}, cookie)
  return data?.mySessions as Listed[]
}

const signedInTwice = async () => {
  const { user, credentials } = await buildMember()
  const [here, there] = [await send(credentials), await send(credentials)]
  return { user, here: here.cookie, there: there.cookie }
}

describe("the user's own sessions", () => {
  scenario('Are listed, the current one first', async () => {
    const { here, there } = await signedInTwice()
    for (const cookie of [here, there])
      expect(await listed(cookie)).toMatchObject([
        { isCurrent: true, userAgent: 'Jest' },
        { isCurrent: false },
      ])
  })

  scenario('Can be ended one by one', async () => {
    const { here, there, user } = await signedInTwice()
    const [, other] = await listed(here)
    expect((await ask(END, { id: other.id }, here)).data).toEqual({
      endSession: true,
    })
    expect(await who(there)).toBeNull()
    expect(await who(here)).toBe(user.email)
    expect((await ask(END, { id: other.id }, here)).code).toBe('NOT_FOUND')
  })

  scenario('Of another user cannot be seen or ended', async () => {
    const { here } = await signedInTwice()
    const other = await buildCaller('member')
    const [theirs] = await listed(here)
    expect(await listed(other.cookie)).toHaveLength(1)
    for (const id of [theirs.id, 'x', "' OR 1=1"])
      expect((await other.ask(END, { id })).code).toBe('NOT_FOUND')
    expect(await db.session.count({ where: { revokedAt: null } })).toBe(3)
  })

  scenario('Can be ended everywhere else at once', async () => {
    const { here, there, user } = await signedInTwice()
    expect((await ask('mutation { endOtherSessions }', {}, here)).data).toEqual(
      {
        endOtherSessions: 1,
      }
    )
    expect(await who(there)).toBeNull()
    expect(await who(here)).toBe(user.email)
  })
})
