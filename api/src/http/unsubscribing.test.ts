// Unsubscribing without a session: by the page and by a mail program (RFC 8058).
import fastify from 'fastify'

import { db } from 'src/lib/db'
import {
  noticeSettings,
  saveNoticeSetting,
} from 'src/services/accounts/messages/notices/notices'
import {
  oneClickPath,
  unsubscribePath,
} from 'src/services/marketing/announcements/reading/unsubscribeToken'
import {
  answerUnsubscribing,
  mailedUnsubscribing,
} from 'src/services/marketing/announcements/reading/unsubscribing'
import { buildAnnouncement } from 'src/testing/announcements'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { requestGuard } from './requestGuard'
import { unsubscribing } from './unsubscribing'

const served = async () => {
  const server = fastify()
  server.addHook('onRequest', requestGuard)
  await server.register(unsubscribing)
  return server
}

const recipient = async () => {
  const user = await buildUser('member')
  const { id } = await buildAnnouncement({
    status: 'SENT',
    recipients: { create: { userId: user.id, state: 'MAILED' } },
  })
  const token = new URL(
    unsubscribePath(user.id, id),
    'https://own.example'
  ).searchParams.get('token') as string
  return { user, id, token, oneClick: oneClickPath(user.id, id) }
}

const isMailed = async (user: { id: number; email: string }) => {
  signIn(user)
  const settings = await noticeSettings()
  return settings.find(({ kind }) => kind === 'ANNOUNCEMENT')?.isMailed
}

const leftOf = async (id: number) =>
  (await db.announcement.findUniqueOrThrow({ where: { id } })).leftCount

const oneClickPost = {
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
}

scenario(
  'A mail program unsubscribes at one click, and a look at the link does not',
  async () => {
    const server = await served()
    const { user, id, oneClick } = await recipient()
    const look = await server.inject({ method: 'GET', url: oneClick })
    expect(look.statusCode).toBe(302)
    expect(look.headers.location).toMatch(/^\/unsubscribe\?token=/)
    expect(await isMailed(user)).toBe(true)

    // Content types have no case (RFC 9110).
    for (const type of [
      'Application/X-WWW-Form-Urlencoded',
      'application/x-www-form-urlencoded',
      'Multipart/Form-Data; boundary=x',
    ]) {
      const { statusCode } = await server.inject({
        ...oneClickPost,
        headers: { 'content-type': type },
        url: oneClick,
      })
      expect([type, statusCode]).toEqual([type, 200])
    }
    expect(await isMailed(user)).toBe(false)
    expect(await leftOf(id)).toBe(1)

    const forged = await server.inject({
      ...oneClickPost,
      url: oneClick.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    })
    expect(forged.statusCode).toBe(404)
    const evil = await server.inject({
      ...oneClickPost,
      url: oneClick,
      headers: { ...oneClickPost.headers, origin: 'https://evil.example' },
    })
    expect(evil.statusCode).toBe(403)
  }
)

scenario(
  'The page asks, and people can subscribe again there or on their page of notices',
  async () => {
    const { user, id, token } = await recipient()
    expect(await mailedUnsubscribing({ token })).toEqual({
      email: expect.stringMatching(/^p…@/),
      isMailed: true,
    })
    expect(await mailedUnsubscribing({ token: `${token}x` })).toBeNull()
    await Promise.all(
      [1, 2, 3].map(() => answerUnsubscribing({ token, isMailed: false }))
    )
    expect(await isMailed(user)).toBe(false)
    expect(await leftOf(id)).toBe(1)
    await answerUnsubscribing({ token, isMailed: true })
    expect(await isMailed(user)).toBe(true)
    await saveNoticeSetting({ kind: 'ANNOUNCEMENT', isMailed: false })
    expect(await mailedUnsubscribing({ token })).toMatchObject({
      isMailed: false,
    })
    await expect(
      answerUnsubscribing({ token: '1.1.x', isMailed: false })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(
      (
        await db.infoLog.findMany({
          where: { entityId: String(user.id) },
          orderBy: { id: 'asc' },
        })
      ).map(({ action }) => action)
    ).toEqual(['user.unsubscribed', 'user.subscribedAgain'])
  }
)
