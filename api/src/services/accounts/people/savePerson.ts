// Facts that staff keep of a person besides the account: the profile, the number, batch, stage and campaign marks.
import type { CreateUserInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, InputError, refuseInput } from 'src/lib/errors'
import { joinBatch } from 'src/services/community/batches/joinBatch'
import { tellOfBatch } from 'src/services/community/batches/tellOfBatch'
import { moveTo } from 'src/services/community/moveUps/moveTo'
import { can } from 'src/shared/access/permissions'
import { normalizeMobile } from 'src/shared/accounts/contact'
import { personTagKinds } from 'src/shared/accounts/people/personTags'
import {
  profileRefusal,
  type ProfileField,
} from 'src/shared/accounts/profileRules'
import { dateColumnOf, dayOfDateColumn, type Day } from 'src/shared/manilaTime'

import { setTag } from './personTags'

const profileTexts = [
  'middleName',
  'suffix',
  'sex',
  'birthdate',
  'mobileNumber',
  'country',
  'state',
  'city',
] as const satisfies ProfileField[]

type ProfileText = (typeof profileTexts)[number]
type Input = Partial<CreateUserInput>
type Texts = Partial<Record<ProfileText | 'tribeId', string | null>>

/** The given texts without control characters; an empty one is null. */
const textsOf = (input: Input): Texts =>
  Object.fromEntries(
    [...profileTexts, 'tribeId' as const].flatMap((field) =>
      input[field] === undefined
        ? []
        : [[field, input[field]?.replace(/\p{Cc}/gu, ' ').trim() || null]]
    )
  )

const TRIBE_ID = /^[a-z\d-]{3,20}$/i

/** @returns the checked parts of a person @throws the codes of the profile and TRIBE_ID_INVALID by field */
export const personParts = (input: Input) => {
  const texts = textsOf(input)
  const { tribeId } = texts
  refuseInput({
    ...Object.fromEntries(
      profileTexts.map((field) => [field, profileRefusal(field, texts[field])])
    ),
    tribeId:
      tribeId !== undefined &&
      !TRIBE_ID.test(tribeId ?? '') &&
      'TRIBE_ID_INVALID',
  })
  const { batchId, stageId, tags } = input
  return {
    texts: { ...texts, ...(tribeId && { tribeId: tribeId.toUpperCase() }) },
    batchId,
    stageId,
    tags,
  }
}

type Parts = ReturnType<typeof personParts>

const columnsOf = ({ tribeId: _, ...texts }: Texts) => ({
  ...texts,
  sex: texts.sex as 'Female' | 'Male' | null | undefined,
  birthdate: texts.birthdate && dateColumnOf(texts.birthdate as Day),
  mobileNumber: texts.mobileNumber && normalizeMobile(texts.mobileNumber),
})

const stateOf = async (tx: Tx, id: number) => {
  const { profile, tags, ...user } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      tribeId: true,
      batchId: true,
      stageId: true,
      profile: true,
      tags: { where: { to: null }, select: { tag: true } },
    },
  })
  const birthdate = profile?.birthdate ?? null
  return {
    ...user,
    ...Object.fromEntries(
      profileTexts.map((field) => [field, profile?.[field] ?? null])
    ),
    birthdate: birthdate && dayOfDateColumn(birthdate),
    tags: tags
      .map(({ tag }) => tag)
      .sort()
      .join(', '),
  } as Record<string, string | number | null> & typeof user
}

const placeInBatch = async (
  tx: Tx,
  { id, from }: { id: number; from: number | null },
  batchId: number | null
) => {
  if (!currentUser().pageAccess.enrollUser) throw new AppError('FORBIDDEN')
  if (batchId !== null) {
    await joinBatch(tx, id, batchId)
    await tellOfBatch(tx, id, batchId, 'joined')
    return
  }
  await tx.user.update({ where: { id }, data: { batchId: null } })
  if (from !== null) await tellOfBatch(tx, id, from, 'left')
}

/** Members go on by a review; staff who edit stages or decide on moves may place them. @throws FORBIDDEN */
export const requireStageRight = () => {
  const viewer = currentUser()
  if (!viewer.pageAccess.editStage && !can(viewer, 'reviewMoveUp'))
    throw new AppError('FORBIDDEN')
}

const placeOnStage = async (
  tx: Tx,
  { id, from }: { id: number; from: number | null },
  stageId: number | null
) => {
  requireStageRight()
  if (stageId === null) {
    await tx.user.update({ where: { id }, data: { stageId: null } })
    return
  }
  const stage = await tx.stage.findFirst({
    where: { id: stageId, isActive: true },
    select: { id: true },
  })
  if (!stage) throw new InputError({ stageId: 'INVALID' })
  await moveTo(tx, { userId: id, from, to: stageId })
}

/**
 * Saves what is given of a locked person.
 * @returns the changed fields before and after
 * @throws TRIBE_ID_TAKEN, BATCH_REQUIRED, BATCH_FULL and INVALID (stage) by field
 */
export const savePerson = async (tx: Tx, id: number, parts: Parts) => {
  const { texts, batchId, stageId, tags } = parts
  const old = await stateOf(tx, id)
  const columns = columnsOf(texts)
  if (Object.keys(columns).length > 0)
    await tx.userProfile.upsert({
      where: { userId: id },
      create: { userId: id, ...columns },
      update: columns,
    })
  if (texts.tribeId && texts.tribeId !== old.tribeId)
    await tx.user
      .update({ where: { id }, data: { tribeId: texts.tribeId } })
      .catch((error) => {
        if (isUniqueViolation(error, 'tribeId'))
          throw new InputError({ tribeId: 'TRIBE_ID_TAKEN' })
        throw error
      })
  if (batchId !== undefined && batchId !== old.batchId)
    await placeInBatch(tx, { id, from: old.batchId }, batchId)
  if (stageId !== undefined && stageId !== old.stageId)
    await placeOnStage(tx, { id, from: old.stageId }, stageId)
  if (tags)
    for (const tag of personTagKinds)
      await setTag(tx, id, tag, tags.includes(tag), currentUser().id)

  const now = await stateOf(tx, id)
  const changed = Object.keys(now).filter((key) => now[key] !== old[key])
  const only = (state: typeof now) =>
    Object.fromEntries(changed.map((key) => [key, state[key]]))
  return { before: only(old), after: only(now) }
}
