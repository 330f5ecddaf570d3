import { db } from 'src/lib/db'
import { sessionCookie, startSession } from 'src/lib/sessions/sessionTokens'
import { buildCaller } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

import { pageWith, startStateOf } from './startState'

const html = '<html lang="en"><head><title>Sulong</title></head><body></body>'
const read = (page: string) =>
  JSON.parse(/id="start-state">(.*?)<\/script>/.exec(page)?.[1] ?? 'null')

const start = (currentUser: never) => ({
  token: 'x',
  currentUser,
  preferences: null,
})

const startFor = async (user: Awaited<ReturnType<typeof buildUser>>) => {
  const session = await startSession(
    db,
    { ...user, isStaff: false },
    { ip: undefined, userAgent: undefined }
  )
  return { session, state: await startStateOf(sessionCookie(session)) }
}

describe("the start state in a page's HTML", () => {
  it.each([undefined, '', 'session=garbage', 'auth-provider=dbAuth'])(
    'Is empty for the cookie %j',
    async (cookie) => {
      expect(await startStateOf(cookie)).toEqual({
        token: null,
        currentUser: null,
        preferences: null,
      })
    }
  )

  scenario('Is the session’s currentUser and token', async () => {
    const user = await buildUser()
    const { session, state } = await startFor(user)

    expect(state?.token).toMatch(/^[\w-]{20,}$/)
    expect(state?.currentUser).toMatchObject({
      id: user.id,
      email: user.email,
      roles: ['member'],
    })
    expect(JSON.stringify(state)).not.toContain(session)
  })

  scenario('Has what the person chose on another device', async () => {
    const user = await buildUser()
    const data = {
      language: 'fil',
      isLanguageChosen: true,
      theme: 'dark',
    } as const
    await db.user.update({ where: { id: user.id }, data })
    const { state } = await startFor(user)

    expect(state?.preferences).toEqual({
      language: 'fil',
      theme: 'dark',
      savesData: null,
    })
    expect(pageWith(html, state)).toContain(
      '<html lang="fil" data-theme="sulong-dark">'
    )
  })

  scenario('Leaves to the device what the person has not chosen', async () => {
    const { state } = await startFor(await buildUser())
    expect(state?.preferences).toEqual({
      language: null,
      theme: null,
      savesData: null,
    })
    expect(pageWith(html, state)).toContain('<html lang="en">')
  })

  scenario('Has no choices while staff act as the person', async () => {
    const { id } = await buildUser()
    await db.user.update({ where: { id }, data: { theme: 'dark' } })
    const admin = await buildCaller('admin')
    const { cookie } = await admin.ask(
      'mutation ($id: Int!) { impersonateUser(id: $id, reason: "She asked for help") }',
      { id }
    )
    const state = await startStateOf(cookie)
    expect(state?.currentUser?.isImpersonating).toBe(true)
    expect(state?.preferences).toBeNull()
  })

  it('Cannot be ended by a name', () => {
    const currentUser = { firstName: '</script><script>alert(1)' } as never
    const page = pageWith(html, start(currentUser))
    expect(page).not.toContain('<script>alert')
    expect(read(page).currentUser).toEqual(currentUser)
  })

  it("Keeps a name's dollar signs", () => {
    const currentUser = { firstName: "$& $' $1" } as never
    expect(read(pageWith(html, start(currentUser))).currentUser).toEqual(
      currentUser
    )
  })

  it('Is missing if the database is unavailable', () => {
    expect(pageWith(html, undefined)).toBe(html)
  })
})
