import type { UsersChange, UsersChangeKind } from 'types/graphql'

import { db } from 'src/lib/db'
import { UNDO_REASON } from 'src/shared/constants'
import { buildBatch } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { buildSuccessManager } from 'src/testing/success'

import { changeUsers } from './changeUsers'
import { undoUsersChange } from './undoChange'

afterEach(() => jest.restoreAllMocks())

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const change = (userIds: number[], wanted: UsersChange) =>
  changeUsers({ target: { userIds }, change: wanted })

const stateOf = async (id: number) => {
  const user = await db.user.findUniqueOrThrow({
    where: { id },
    include: { accessLevels: { orderBy: { accessLevelId: 'asc' } } },
  })
  return {
    batchId: user.batchId,
    stageId: user.stageId,
    managerId: user.successManagerId,
    archivedAt: user.archivedAt,
    levels: user.accessLevels.map(({ accessLevelId }) => accessLevelId),
    notices: await db.notice.count(),
  }
}

const buildChanges = async (): Promise<[UsersChangeKind, UsersChange][]> => {
  for (const level of ['affiliate', 'member'] as const)
    await buildAccessLevel(level)
  const batch = await buildBatch()
  await db.batchLevel.create({
    data: { batchId: batch.id, accessLevelId: 'affiliate' },
  })
  const stage = await buildStage()
  const manager = await buildSuccessManager()
  return [
    ['LEVEL', { accessLevelId: 'affiliate' }],
    ['BATCH', { batchId: batch.id }],
    ['STAGE', { stageId: stage.id }],
    ['SUCCESS', { successManagerId: manager.id }],
    ['ARCHIVE', { archive: { reason: 'REQUEST' } }],
  ]
}

scenario(
  'Each change of many is taken back once, with its notices',
  async () => {
    await signInAdmin()
    const people = [await buildUser('member'), await buildUser('member')]
    const userIds = people.map(({ id }) => id)
    for (const [kind, wanted] of await buildChanges()) {
      const before = await Promise.all(userIds.map(stateOf))
      const { changedIds } = await change(userIds, wanted)
      expect(changedIds).toEqual(userIds)
      expect(await Promise.all(userIds.map(stateOf))).not.toEqual(before)

      expect(await undoUsersChange({ userIds, kind })).toBe(true)
      expect(await Promise.all(userIds.map(stateOf))).toEqual(before)
      const { after } = await db.infoLog.findFirstOrThrow({
        orderBy: { id: 'desc' },
      })
      expect(after).toMatchObject({ reason: UNDO_REASON })
      await expect(undoUsersChange({ userIds, kind })).rejects.toMatchObject(
        refusal('UNDO_OVER')
      )
    }
  }
)

scenario('A level that a person had before the batch stays', async () => {
  await signInAdmin()
  const [, [, batch]] = await buildChanges()
  const { id } = await buildUser('affiliate')
  await change([id], batch)
  await undoUsersChange({ userIds: [id], kind: 'BATCH' })
  expect(await stateOf(id)).toMatchObject({
    batchId: null,
    levels: ['affiliate'],
  })
})

scenario('Nobody is put back if one was changed since', async () => {
  await signInAdmin()
  const [, , [, wanted]] = await buildChanges()
  const userIds = [
    (await buildUser('member')).id,
    (await buildUser('member')).id,
  ]
  await change(userIds, wanted)
  const other = await buildStage()
  await db.user.update({
    where: { id: userIds[1] },
    data: { stageId: other.id },
  })
  await expect(
    undoUsersChange({ userIds, kind: 'STAGE' })
  ).rejects.toMatchObject(refusal('UNDO_OVER'))
  expect(await stateOf(userIds[0])).toMatchObject({ stageId: wanted.stageId })
})

scenario(
  'A success manager whom another person chose since stays',
  async () => {
    const admin = await signInAdmin()
    const first = await buildSuccessManager()
    const second = await buildSuccessManager()
    const userIds = [(await buildUser('member')).id]
    await change(userIds, { successManagerId: first.id })
    await signInAdmin()
    await change(userIds, { successManagerId: second.id })
    signIn(admin, 'admin')
    await expect(
      undoUsersChange({ userIds, kind: 'SUCCESS' })
    ).rejects.toMatchObject(refusal('UNDO_OVER'))
    expect(await stateOf(userIds[0])).toMatchObject({ managerId: second.id })
  }
)

scenario('Only the one who made a change undoes it, and soon', async () => {
  const admin = await signInAdmin()
  const [, , [, wanted]] = await buildChanges()
  const userIds = [(await buildUser('member')).id]
  await change(userIds, wanted)
  await signInAdmin()
  const undo = () => undoUsersChange({ userIds, kind: 'STAGE' })
  await expect(undo()).rejects.toMatchObject(refusal('UNDO_OVER'))
  signIn(admin, 'admin')
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 31_000)
  await expect(undo()).rejects.toMatchObject(refusal('UNDO_OVER'))
  clock.mockRestore()
  await expect(
    undoUsersChange({ userIds: [], kind: 'STAGE' })
  ).rejects.toMatchObject(refusedFields({ userIds: 'REQUIRED' }))
  await expect(
    undoUsersChange({
      userIds: Array.from({ length: 101 }, (_, id) => id + 1),
      kind: 'STAGE',
    })
  ).rejects.toMatchObject(refusal('TOO_MANY_PEOPLE'))
  expect(await undo()).toBe(true)
})

scenario(
  'A place of a batch that another person got stays theirs',
  async () => {
    await signInAdmin()
    const small = await buildBatch({ capacity: 1 })
    const large = await buildBatch()
    const [ana, ben] = [await buildUser('member'), await buildUser('member')]
    await change([ana.id], { batchId: small.id })
    await change([ana.id], { batchId: large.id })
    await change([ben.id], { batchId: small.id })
    const undo = () => undoUsersChange({ userIds: [ana.id], kind: 'BATCH' })
    await expect(undo()).rejects.toMatchObject(refusal('UNDO_OVER'))
    await change([ben.id], { batchId: large.id })
    await undo()
    expect(await stateOf(ana.id)).toMatchObject({ batchId: small.id })
  }
)
