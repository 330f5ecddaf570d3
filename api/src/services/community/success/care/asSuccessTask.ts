import type { Prisma } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'
import { NEVER_SEEN } from 'src/shared/community/successRules'
import { dayOfDateColumn } from 'src/shared/manilaTime'

const names = { select: { firstName: true, lastName: true } } as const

export const withTaskParts = {
  user: names,
  closedBy: names,
} satisfies Prisma.SuccessTaskInclude

type Row = Prisma.SuccessTaskGetPayload<{ include: typeof withTaskParts }>

export const asSuccessTask = ({ user, closedBy, dueOn, ...task }: Row) => ({
  ...task,
  name: fullName(user),
  dueOn: dayOfDateColumn(dueOn),
  isOfPlaybook: task.key !== null,
  hasNeverCome: task.kind === 'AT_RISK' && task.key === NEVER_SEEN,
  closedByName: closedBy && fullName(closedBy),
})
