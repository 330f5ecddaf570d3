import type { Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  OpeningOverrideInput,
  QueryResolvers,
} from 'types/graphql'

import {
  lockRow,
  inTransaction,
  isMissingReference,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { found, InputError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { dateColumnOf, dayOfDateColumn, isDay } from 'src/shared/manilaTime'
import { isVisible } from 'src/shared/text/plainMarks'

const withAudience = {
  user: { select: { firstName: true, lastName: true } },
  batch: { select: { name: true } },
} satisfies Prisma.OpeningOverrideInclude

const asAnswer = ({
  user,
  batch,
  ...row
}: Prisma.OpeningOverrideGetPayload<{ include: typeof withAudience }>) => ({
  ...row,
  opensOn: dayOfDateColumn(row.opensOn),
  forName: user ? fullName(user) : (batch?.name ?? ''),
})

/** The members and batches for whom a unit or lesson opens on another day. */
export const openingOverrides = (async ({ unitId = null, lessonId = null }) => {
  if ((unitId === null) === (lessonId === null)) return []
  const rows = await db.openingOverride.findMany({
    where: { unitId, lessonId },
    orderBy: [{ opensOn: 'asc' }, { id: 'asc' }],
    include: withAudience,
  })
  return rows.map(asAnswer)
}) satisfies QueryResolvers['openingOverrides']

const check = ({
  unitId,
  lessonId,
  email,
  batchId,
  opensOn,
}: OpeningOverrideInput) =>
  refuseInput({
    lessonId: (unitId == null) === (lessonId == null) && 'INVALID',
    email: !isVisible(email ?? '') && batchId == null && 'REQUIRED',
    batchId: !!email?.trim() && batchId != null && 'INVALID',
    opensOn: !isDay(opensOn) && 'DATE_INVALID',
  })

const memberOf = async (tx: Tx, email: string) => {
  const user = await tx.user.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { id: true, archivedAt: true },
  })
  if (!user) throw new InputError({ email: 'EMAIL_UNKNOWN' })
  if (user.archivedAt) throw new InputError({ email: 'USER_ARCHIVED' })
  return user.id
}

/** Locks the unit or lesson, so that of two concurrent overrides for the same member the later one wins. */
const lockOpeningTarget = async (
  tx: Tx,
  { unitId, lessonId }: Pick<OpeningOverrideInput, 'unitId' | 'lessonId'>
) => {
  if (unitId != null) await lockRow(tx, 'Unit', unitId)
  else await lockRow(tx, 'Lesson', lessonId ?? 0)
  return { unitId: unitId ?? null, lessonId: lessonId ?? null }
}

const logged = (row: { unitId: number | null; lessonId: number | null }) => ({
  entity: row.unitId === null ? ('Lesson' as const) : ('Unit' as const),
  entityId: row.unitId ?? row.lessonId ?? 0,
})

/** @throws NOT_FOUND; BAD_USER_INPUT: EMAIL_UNKNOWN, USER_ARCHIVED, DATE_INVALID */
export const setOpeningOverride = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const what = await lockOpeningTarget(tx, input)
    const userId = input.email?.trim() ? await memberOf(tx, input.email) : null
    const whom = { userId, batchId: input.batchId ?? null }
    const opensOn = dateColumnOf(input.opensOn)
    const before = await tx.openingOverride.findFirst({
      where: { ...what, ...whom },
    })
    const row = before
      ? await tx.openingOverride.update({
          where: { id: before.id },
          data: { opensOn },
          include: withAudience,
        })
      : await tx.openingOverride.create({
          data: { ...what, ...whom, opensOn },
          include: withAudience,
        })
    await logInfo(tx, {
      action: before ? 'openingOverride.changed' : 'openingOverride.added',
      ...logged(row),
      ...(before && { before: { opensOn: dayOfDateColumn(before.opensOn) } }),
      after: { ...whom, opensOn: input.opensOn },
    })
    return asAnswer(row)
  }).catch((error) => {
    if (isMissingReference(error)) refuseInput({ batchId: 'INVALID' })
    throw error
  })
}) satisfies MutationResolvers['setOpeningOverride']

/** Removes an override; the opening rule applies again. @throws NOT_FOUND */
export const removeOpeningOverride = (async ({ id }) =>
  inTransaction(async (tx) => {
    const row = await tx.openingOverride.findUnique({
      where: { id },
      include: withAudience,
    })
    const { count } = await tx.openingOverride.deleteMany({ where: { id } })
    const gone = found(count === 1 ? row : null)
    const answer = asAnswer(gone)
    await logInfo(tx, {
      action: 'openingOverride.deleted',
      ...logged(gone),
      before: {
        userId: gone.userId,
        batchId: gone.batchId,
        opensOn: answer.opensOn,
      },
    })
    return answer
  })) satisfies MutationResolvers['removeOpeningOverride']
