import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'
import { logEntities } from 'src/shared/reports/logWords'
import { operations } from 'src/testing/operations'
import { buildUser } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { infoLogEntities, infoLogsPage } from './infoLogs'

const note = (changes: Partial<Prisma.InfoLogCreateManyInput> = {}) =>
  db.infoLog.create({
    data: {
      action: 'course.updated',
      entity: 'Course',
      entityId: '1',
      ...changes,
    },
  })

const idsOf = ({ rows }: { rows: { entityId: string }[] }) =>
  rows.map(({ entityId }) => entityId)

describe('the log', () => {
  scenario(
    'Lists the newest first, with actor and effective user',
    async () => {
      const admin = await buildUser('admin', {
        firstName: 'Rosa',
        lastName: 'Diaz',
      })
      const member = await buildUser('member', {
        firstName: 'Ben',
        lastName: 'Cruz',
      })
      await note({ actorUserId: admin.id, effectiveUserId: admin.id })
      await note({
        entityId: '2',
        actorUserId: admin.id,
        effectiveUserId: member.id,
        before: { title: 'Old' },
        after: { title: 'New' },
        ip: '203.0.113.9',
      })
      await note({ entityId: '3' })
      const { rows, total, isTotalCapped } = await infoLogsPage({})
      expect({ total, isTotalCapped }).toEqual({
        total: 3,
        isTotalCapped: false,
      })
      expect(rows).toMatchObject([
        { entityId: '3', actor: null, actedAs: null },
        {
          entityId: '2',
          actor: { name: 'Rosa Diaz', email: admin.email },
          actedAs: { id: member.id, name: 'Ben Cruz' },
          before: { title: 'Old' },
          after: { title: 'New' },
          ip: '203.0.113.9',
        },
        { entityId: '1', actor: { id: admin.id }, actedAs: null },
      ])
      expect(idsOf(await infoLogsPage({ sort: 'CREATED_AT' }))).toEqual([
        '1',
        '2',
        '3',
      ])
      expect(idsOf(await infoLogsPage({ page: 2, perPage: 1 }))).toEqual(['2'])
    }
  )

  scenario('Shows the current name of the changed entity', async () => {
    const { id } = await buildUser('member', {
      firstName: 'Ben',
      lastName: 'Cruz',
    })
    const named: [Partial<Prisma.InfoLogCreateManyInput>, string | null][] = [
      [{ entity: 'User', entityId: String(id) }, 'Ben Cruz'],
      [{ entity: 'AccessLevel', entityId: 'member' }, 'Member'],
      [{ entity: 'User', entityId: '99999999999' }, null],
      [{ entity: 'Course', entityId: 'gone' }, null],
      [{ entity: 'Order', entityId: '1' }, null],
      [{ entity: 'Odd', entityId: '1' }, null],
    ]
    for (const [changes] of named) await note(changes)
    const { rows } = await infoLogsPage({ sort: 'CREATED_AT' })
    expect(rows.map(({ entityName }) => entityName)).toEqual(
      named.map(([, name]) => name)
    )
  })

  scenario('Has a name for every kind of entity', async () => {
    for (const entity of logEntities) await note({ entity })
    expect((await infoLogsPage({ perPage: 100 })).rows).toHaveLength(
      logEntities.length
    )
  })

  scenario('Can be searched by actor and by effective user', async () => {
    const rosa = await buildUser('admin', {
      firstName: 'Rosa',
      lastName: 'Diaz',
    })
    const ben = await buildUser('member', {
      firstName: 'Ben',
      lastName: 'Cruz',
    })
    await note({ actorUserId: rosa.id, effectiveUserId: rosa.id })
    await note({ entityId: '2', actorUserId: rosa.id, effectiveUserId: ben.id })
    await note({
      entityId: '3',
      actorUserId: ben.id,
      effectiveUserId: ben.id,
      entity: 'User',
    })
    expect(idsOf(await infoLogsPage({ q: 'rosa d' }))).toEqual(['2', '1'])
    expect(idsOf(await infoLogsPage({ q: ben.email }))).toEqual(['3', '2'])
    expect(idsOf(await infoLogsPage({ q: 'cruz', entity: 'User' }))).toEqual([
      '3',
    ])
    for (const q of ['%', '_', 'nobody', '\\', "' OR 1=1"])
      expect(idsOf(await infoLogsPage({ q }))).toEqual([])
    expect(idsOf(await infoLogsPage({ q: ' \0 ' }))).toHaveLength(3)
  })

  scenario('Can be filtered by entity and by Manila days', async () => {
    const at = (time: string) => new Date(`${time}+08:00`)
    await note({ createdAt: at('2026-11-19T23:59:59') })
    await note({ entityId: '2', createdAt: at('2026-11-20T00:00:00') })
    await note({
      entityId: '3',
      createdAt: at('2026-11-20T23:59:59'),
      entity: 'Lesson',
    })
    await note({ entityId: '4', createdAt: at('2026-11-21T00:00:00') })
    expect(
      idsOf(await infoLogsPage({ from: '2026-11-20', to: '2026-11-20' }))
    ).toEqual(['3', '2'])
    expect(
      idsOf(await infoLogsPage({ from: '2026-11-20', entity: 'Course' }))
    ).toEqual(['4', '2'])
    expect(
      idsOf(await infoLogsPage({ from: 'yesterday', to: '2026-02-30' }))
    ).toHaveLength(4)
    expect(await infoLogEntities()).toEqual(['Course', 'Lesson'])
  })

  scenario('Counts up to a thousand, in one statement', async () => {
    const line = { action: 'task.updated', entity: 'Task', entityId: '1' }
    await db.infoLog.createMany({
      data: Array.from({ length: 1_001 }, () => line),
    })
    const last = { page: 100, perPage: 10 }
    expect(await statementsOf(() => infoLogsPage(last))).toBe(1)
    expect(await infoLogsPage(last)).toMatchObject({
      total: 1_000,
      isTotalCapped: true,
    })
    expect((await infoLogsPage(last)).rows).toHaveLength(10)
    expect((await infoLogsPage({ page: 101 })).rows).toEqual([])
  })

  test('Is read-only', () => {
    expect(
      operations.map(({ name }) => name).filter((name) => /infolog/i.test(name))
    ).toEqual(['infoLogsPage', 'infoLogEntities'])
  })
})
