import { db } from 'src/lib/db'
import { buildBatch, buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  openingOverrides,
  removeOpeningOverride,
  setOpeningOverride,
} from './openingOverrides'
import { setLessonOpening } from './setLessonOpening'

const setUp = async () => {
  signIn(await buildUser('head-coach'), 'head-coach')
  const { unitId, lessonIds } = await buildCourse()
  return { unitId, lessonId: lessonIds[0] }
}

describe('a lesson’s opening rule', () => {
  scenario('Has the fields it needs, and no others', async () => {
    const { lessonId: id } = await setUp()
    await expect(
      setLessonOpening({ id, input: { opensBy: 'ENROLMENT' } })
    ).rejects.toMatchObject(refusedFields({ opensAfterDays: 'REQUIRED' }))
    const input = {
      opensBy: 'ENROLMENT' as const,
      opensAfterDays: 7,
      opensOn: '2026-12-01',
    }
    expect(await setLessonOpening({ id, input })).toMatchObject({
      opensBy: 'ENROLMENT',
      opensAfterDays: 7,
      opensOn: null,
    })
    expect(
      await setLessonOpening({
        id,
        input: { opensBy: 'DATE', opensOn: '2026-12-24' },
      })
    ).toMatchObject({ opensOn: '2026-12-24', opensAfterDays: null })
    expect(
      await db.infoLog.count({ where: { action: 'lessonOpening.updated' } })
    ).toBe(2)
  })

  scenario('Cannot be set for an unknown or archived lesson', async () => {
    const { lessonId } = await setUp()
    await db.lesson.update({
      where: { id: lessonId },
      data: { status: 'ARCHIVED' },
    })
    for (const id of [0, lessonId])
      await expect(
        setLessonOpening({ id, input: { opensBy: 'AT_ONCE' } })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('an opening override', () => {
  scenario(
    'Is for a member or a batch, and a second one replaces the first',
    async () => {
      const { unitId } = await setUp()
      const member = await buildUser('member', {
        firstName: 'Ana',
        lastName: 'Cruz',
      })
      const batch = await buildBatch()
      await Promise.all(
        ['2026-12-01', '2026-12-02'].map((opensOn) =>
          setOpeningOverride({
            input: {
              unitId,
              email: ` ${member.email.toUpperCase()} `,
              opensOn,
            },
          })
        )
      )
      await setOpeningOverride({
        input: { unitId, batchId: batch.id, opensOn: '2026-12-09' },
      })
      const listed = await openingOverrides({ unitId })
      expect(listed).toMatchObject([
        { forName: 'Ana Cruz', userId: member.id, batchId: null },
        { forName: batch.name, opensOn: '2026-12-09' },
      ])
      expect(['2026-12-01', '2026-12-02']).toContain(listed[0].opensOn)
      expect(await openingOverrides({})).toEqual([])
    }
  )

  scenario(
    'Requires one unit or lesson, one person or batch, and a day',
    async () => {
      const { unitId, lessonId } = await setUp()
      const archived = await buildUser('member', { archivedAt: new Date() })
      const { id: batchId } = await buildBatch()
      const good = { lessonId, batchId, opensOn: '2026-12-01' }
      for (const [change, codes] of [
        [{ unitId }, { lessonId: 'INVALID' }],
        [{ lessonId: null }, { lessonId: 'INVALID' }],
        [{ batchId: null }, { email: 'REQUIRED' }],
        [{ email: 'a@example.com' }, { batchId: 'INVALID' }],
        [{ batchId: batchId + 1 }, { batchId: 'INVALID' }],
        [{ opensOn: 'soon' }, { opensOn: 'DATE_INVALID' }],
        [
          { batchId: null, email: 'nobody@example.com' },
          { email: 'EMAIL_UNKNOWN' },
        ],
        [{ batchId: null, email: archived.email }, { email: 'USER_ARCHIVED' }],
      ] as const)
        await expect(
          setOpeningOverride({ input: { ...good, ...change } })
        ).rejects.toMatchObject(refusedFields(codes))
      await expect(
        setOpeningOverride({ input: { ...good, lessonId: 0 } })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      expect(await db.openingOverride.count()).toBe(0)
    }
  )

  scenario('Is removed once, even by two concurrent calls', async () => {
    const { lessonId } = await setUp()
    const { id: batchId } = await buildBatch()
    const { id } = await setOpeningOverride({
      input: { lessonId, batchId, opensOn: '2026-12-01' },
    })
    const results = await Promise.allSettled([
      removeOpeningOverride({ id }),
      removeOpeningOverride({ id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(
      await db.infoLog.count({ where: { action: 'openingOverride.deleted' } })
    ).toBe(1)
  })
})
