import type { DutyKind } from 'types/graphql'

import type { db, Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

type Duty = { kind: DutyKind; name: string }

/** The duties that a user must hand over before their account is archived. */
export const dutiesOf = async (
  on: Tx | typeof db,
  userId: number
): Promise<Duty[]> => {
  const now = new Date()
  const [stages, groups, batches, events, accountability, care] =
    await Promise.all([
      on.stageStaff.findMany({
        where: { userId },
        distinct: ['stageId'],
        select: { stage: { select: { number: true, name: true } } },
      }),
      on.groupMembership.findMany({
        where: { userId, endedAt: null, role: { not: 'MEMBER' } },
        select: { group: { select: { name: true } } },
      }),
      on.batch.findMany({
        where: { archivedAt: null, managers: { some: { userId } } },
        select: { name: true },
      }),
      on.event.findMany({
        where: {
          hosts: { some: { userId } },
          status: { not: 'ARCHIVED' },
          occurrences: {
            some: { endsAt: { gt: now }, status: 'SCHEDULED' },
          },
        },
        select: { title: true },
      }),
      on.accountabilityGroup.findMany({
        where: { leaderId: userId, status: { not: 'ENDED' } },
        select: { name: true },
      }),
      on.user.count({
        where: { successManager: { userId }, archivedAt: null },
      }),
    ])
  const duties = (kind: DutyKind, names: string[]) =>
    names.map((name) => ({ kind, name }))
  return [
    ...duties(
      'STAGE',
      stages.map(({ stage }) => `${stage.number} ${stage.name}`)
    ),
    ...duties(
      'GROUP',
      groups.map(({ group }) => group.name)
    ),
    ...duties(
      'BATCH',
      batches.map(({ name }) => name)
    ),
    ...duties(
      'EVENT',
      events.map(({ title }) => title)
    ),
    ...duties(
      'ACCOUNTABILITY_GROUP',
      accountability.map(({ name }) => name)
    ),
    ...duties('MEMBERS_IN_CARE', care > 0 ? [String(care)] : []),
  ]
}

/** The refusal names the duties, for the answer of a bulk action. @throws USER_HAS_DUTIES */
export const requireNoDuties = async (tx: Tx, userId: number) => {
  const duties = await dutiesOf(tx, userId)
  if (duties.length === 0) return
  const refusal = new AppError('USER_HAS_DUTIES')
  refusal.extensions.detail = duties.map(({ name }) => name).join(', ')
  throw refusal
}
