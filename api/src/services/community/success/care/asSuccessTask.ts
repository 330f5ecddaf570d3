import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { int, statement, type Runner } from 'src/lib/database/sql'
import { fullName } from 'src/shared/accounts/fullName'
import { NEVER_SEEN } from 'src/shared/community/successRules'
import { readyTextOf } from 'src/shared/community/successTexts'
import { dayOfDateColumn } from 'src/shared/manilaTime'
import { uploadUrlOf } from 'src/shared/uploads'

const names = { select: { firstName: true, lastName: true } } as const

export const withTaskParts = {
  user: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      facebookProfile: true,
      profileImageId: true,
      language: true,
      profile: { select: { mobileNumber: true } },
      successManager: { select: { user: names } },
    },
  },
  closedBy: names,
} satisfies Prisma.SuccessTaskInclude

type Row = Prisma.SuccessTaskGetPayload<{ include: typeof withTaskParts }>

const OWED = statement(
  `SELECT i."userId", LEAST(sum(app.owed(e)), 2147483647)::int AS owed FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
   WHERE i."userId" = ANY($1::int[]) AND i."voidedAt" IS NULL AND e."cancelledAt" IS NULL AND app.is_open(e) GROUP BY 1`,
  { userId: int, owed: int }
)

/** The sum that each of the members has still to pay; null for a viewer who may not open their payments. */
const owedByAll = async (on: Runner, userIds: readonly number[]) => {
  const { subscription, studentPaymentDetails } = currentUser().pageAccess
  if (!subscription && !studentPaymentDetails) return null
  const rows = await OWED.all(on, [[...new Set(userIds)]])
  return new Map(rows.map(({ userId, owed }) => [userId, owed]))
}

/** Tasks with how to reach their members, in the same order. */
export const asSuccessTasks = async (on: Runner, rows: readonly Row[]) => {
  const userIds = rows.map(({ userId }) => userId)
  const owed = await owedByAll(on, userIds)
  return rows.map(({ user, closedBy, dueOn, ...task }) => {
    const hasNeverCome = task.kind === 'AT_RISK' && task.key === NEVER_SEEN
    const owedCentavos = owed && (owed.get(task.userId) ?? 0)
    return {
      ...task,
      name: fullName(user),
      profileImage: uploadUrlOf(user.profileImageId),
      email: user.email,
      mobileNumber: user.profile?.mobileNumber ?? null,
      facebookProfile: user.facebookProfile,
      owedCentavos,
      readyText: readyTextOf({
        reason: hasNeverCome ? 'NEVER_SEEN' : task.kind,
        lang: user.language,
        firstName: user.firstName,
        managerName: user.successManager?.user.firstName,
        owedCentavos,
      }),
      dueOn: dayOfDateColumn(dueOn),
      isOfPlaybook: task.key !== null,
      hasNeverCome,
      closedByName: closedBy && fullName(closedBy),
    }
  })
}
