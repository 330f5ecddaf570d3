import type { Prisma } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn } from 'src/shared/manilaTime'

import { owedCentavos } from '../paymentSchedules/openEntry'

export const withPromiseParts = {
  createdBy: { select: { firstName: true, lastName: true } },
  schedule: {
    select: {
      scheduleDate: true,
      priceCentavos: true,
      paidCentavos: true,
      invoice: { select: { number: true } },
    },
  },
} satisfies Prisma.PromiseToPayInclude

export const asPromise = ({
  createdBy,
  schedule,
  ...promise
}: Prisma.PromiseToPayGetPayload<{ include: typeof withPromiseParts }>) => ({
  ...promise,
  promisedDate: dayOfDateColumn(promise.promisedDate),
  scheduleDate: dayOfDateColumn(schedule.scheduleDate),
  owedCentavos: owedCentavos(schedule),
  invoiceNumber: schedule.invoice.number,
  createdByName: fullName(createdBy),
})
