import type { TrackInput } from 'types/graphql'

import { db, pool } from 'src/lib/db'
import {
  LEARNER,
  TRACK,
} from 'src/services/learning/courses/myCourses/openCourse'
import { trackOf } from 'src/shared/learning/trackOf'
import { buildBatch, buildCourse } from 'src/testing/learning'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  courseTracks,
  createTrack,
  deleteTrack,
  orderTracks,
  updateTrack,
} from './tracks'

const setUp = async () => {
  signIn(await buildUser('head-coach'), 'head-coach')
  await buildAccessLevel('member')
  const { id: courseId, unitId } = await buildCourse()
  const { id: second } = await db.unit.create({
    data: { courseId, name: 'Second', position: 2 },
  })
  const input: TrackInput = {
    name: 'Experts first',
    nameFil: 'Una ang eksperto',
    unitIds: [second, unitId],
    minStageNumber: 3,
  }
  return { courseId, unitId, second, input }
}

describe('a track', () => {
  scenario('Orders the course’s units for some of its learners', async () => {
    const { courseId, unitId, second, input } = await setUp()
    const { id } = await createTrack({ courseId, input })
    expect(await courseTracks({ courseId })).toMatchObject([
      { nameFil: 'Una ang eksperto', unitIds: [second, unitId], position: 1 },
    ])
    expect(
      await updateTrack({
        id,
        input: {
          ...input,
          accessLevelId: 'member',
          minStageNumber: null,
          unitIds: [unitId, unitId],
        },
      })
    ).toMatchObject({
      accessLevelId: 'member',
      minStageNumber: null,
      unitIds: [unitId],
    })
  })

  scenario(
    'Accepts only units of its course and existing audiences',
    async () => {
      const { courseId, input } = await setUp()
      const other = await buildCourse()
      const { id } = await createTrack({ courseId, input })
      for (const [change, codes] of [
        [{ name: ' ' }, { name: 'REQUIRED' }],
        [{ unitIds: [other.unitId] }, { unitIds: 'INVALID' }],
        [{ batchId: 2_000_000_001 }, { batchId: 'INVALID' }],
        [{ accessLevelId: 'nobody' }, { accessLevelId: 'INVALID' }],
        [{ minStageNumber: 0 }, { minStageNumber: 'INVALID' }],
      ] as const) {
        const bad = { ...input, ...change } as TrackInput
        await expect(
          createTrack({ courseId, input: bad })
        ).rejects.toMatchObject(refusedFields(codes))
        await expect(updateTrack({ id, input: bad })).rejects.toMatchObject(
          refusedFields(codes)
        )
      }
      await expect(createTrack({ courseId: 0, input })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      expect(await db.track.count()).toBe(1)
    }
  )

  scenario('Has a position and can be reordered with the others', async () => {
    const { courseId, input } = await setUp()
    const made = await Promise.all(
      [1, 2, 3].map(() => createTrack({ courseId, input }))
    )
    const ids = made.map(({ id }) => id).sort((a, b) => b - a)
    expect((await orderTracks({ courseId, ids })).map(({ id }) => id)).toEqual(
      ids
    )
    await expect(
      orderTracks({ courseId, ids: ids.slice(1) })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
  })

  scenario('Is deleted once, even by two concurrent calls', async () => {
    const { courseId, input } = await setUp()
    const { id } = await createTrack({ courseId, input })
    const results = await Promise.allSettled([
      deleteTrack({ id }),
      deleteTrack({ id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await db.infoLog.count({ where: { action: 'track.deleted' } })).toBe(
      1
    )
    expect(await db.unit.count()).toBe(2)
  })

  scenario('Is chosen for a learner by the rule that editors see', async () => {
    const { courseId, input } = await setUp()
    const { id: batchId } = await buildBatch()
    const { id: stageId } = await db.stage.create({
      data: { number: 2, name: 'Two' },
    })
    for (const audience of [
      { accessLevelId: 'member', batchId, minStageNumber: 2 },
      { batchId, minStageNumber: null },
      { accessLevelId: 'member', minStageNumber: 2 },
      { minStageNumber: 2 },
    ])
      await createTrack({ courseId, input: { ...input, ...audience } })
    const tracks = await courseTracks({ courseId })
    for (const levels of [[], ['member']])
      for (const batch of [null, batchId])
        for (const stage of [null, stageId]) {
          const { id } = await buildUser('member', {
            batchId: batch,
            stageId: stage,
          })
          const { rows } = await pool.query(
            `SELECT ${TRACK} AS id FROM "Course" c CROSS JOIN ${LEARNER} WHERE c.id = $3`,
            [id, levels, courseId]
          )
          expect(rows[0].id).toBe(
            trackOf(tracks, {
              accessLevelIds: levels,
              batchId: batch,
              stageNumber: stage ? 2 : 0,
            }).track?.id ?? null
          )
        }
  })
})
