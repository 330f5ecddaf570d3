import { buildUser, signIn } from 'src/testing/people'

import { db } from './db'
import { logInfo } from './infoLog'

const note = async (change: Partial<Parameters<typeof logInfo>[1]> = {}) => {
  await logInfo(db, {
    action: 'user.updated',
    entity: 'User',
    entityId: 1,
    ...change,
  })
  return db.infoLog.findFirstOrThrow({ orderBy: { id: 'desc' } })
}

describe('a log row', () => {
  scenario('Names the actor and the change', async () => {
    const { id } = await buildUser('admin')
    signIn({ id, email: '' }, 'admin')
    expect(
      await note({ before: { name: 'Old' }, after: { name: 'New' } })
    ).toMatchObject({
      actorUserId: id,
      effectiveUserId: id,
      entityId: '1',
      before: { name: 'Old' },
      after: { name: 'New' },
    })
  })

  const secrets = [
    'password',
    'hashedPassword',
    'newPassword',
    'salt',
    'token',
    'resetToken',
    'otp',
    'loginOtp',
    'clientSecret',
    'sessionId',
    'cookie',
    'apiKey',
  ]
  for (const key of secrets) {
    scenario(`Never contains ${key}, however deep`, async () => {
      const held = {
        [key]: 'canary',
        kept: { [key]: 'canary', name: 'Ana' },
        list: [{ [key]: { inside: 'canary' } }],
      }
      const row = await note({ before: held, after: held })
      expect(JSON.stringify(row)).not.toContain('canary')
      expect(row.after).toEqual({ kept: { name: 'Ana' }, list: [{}] })
    })
  }

  scenario('Keeps fields that only sound like a secret', async () => {
    const after = { hotpot: 1, option: 'x', name: null, at: 'now', paid: true }
    expect((await note({ after })).after).toEqual(after)
  })

  // Only tests may purge the log, by a setting of their connection.
  const withoutPurge = (statement: string) =>
    db.$transaction([
      db.$executeRaw`SET LOCAL app.allow_purge = 'off'`,
      db.$executeRawUnsafe(statement),
    ])

  for (const statement of [
    `UPDATE "InfoLog" SET action = 'other'`,
    'DELETE FROM "InfoLog"',
    'TRUNCATE "InfoLog"',
  ]) {
    scenario(`Refuses ${statement}`, async () => {
      const row = await note()
      await expect(withoutPurge(statement)).rejects.toThrow('append-only')
      expect(await db.infoLog.findMany()).toEqual([row])
    })
  }
})
