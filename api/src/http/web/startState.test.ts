import { db } from 'src/lib/db'
import { sessionCookie, startSession } from 'src/lib/sessions/sessionTokens'
import { buildUser } from 'src/testing/people'

import { pageWith, startStateOf } from './startState'

const html = '<head><title>Sulong</title></head><body></body>'
const read = (page: string) =>
  JSON.parse(/id="start-state">(.*?)<\/script>/.exec(page)?.[1] ?? 'null')

describe("the start state in a page's HTML", () => {
  it.each([undefined, '', 'session=garbage', 'auth-provider=dbAuth'])(
    'Is empty for the cookie %j',
    async (cookie) => {
      expect(await startStateOf(cookie)).toEqual({
        token: null,
        currentUser: null,
      })
    }
  )

  scenario('Is the session’s currentUser and token', async () => {
    const user = await buildUser()
    const session = await startSession(
      db,
      { ...user, isStaff: false },
      { ip: undefined, userAgent: undefined }
    )
    const state = await startStateOf(sessionCookie(session))

    expect(state?.token).toMatch(/^[\w-]{20,}$/)
    expect(state?.currentUser).toMatchObject({
      id: user.id,
      email: user.email,
      roles: ['member'],
    })
    expect(JSON.stringify(state)).not.toContain(session)
  })

  it('Cannot be ended by a name', () => {
    const currentUser = { firstName: '</script><script>alert(1)' } as never
    const page = pageWith(html, { token: 'x', currentUser })
    expect(page).not.toContain('<script>alert')
    expect(read(page).currentUser).toEqual(currentUser)
  })

  it("Keeps a name's dollar signs", () => {
    const currentUser = { firstName: "$& $' $1" } as never
    expect(
      read(pageWith(html, { token: 'x', currentUser })).currentUser
    ).toEqual(currentUser)
  })

  it('Is missing if the database is unavailable', () => {
    expect(pageWith(html, undefined)).toBe(html)
  })
})
