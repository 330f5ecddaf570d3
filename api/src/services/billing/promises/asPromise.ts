import type { Prisma } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn } from 'src/shared/manilaTime'

export const withPromiseParts = {
  createdBy: { select: { firstName: true, lastName: true } },
  schedule: {
    select: {
      scheduleDate: true,
      priceCentavos: true,
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
  priceCentavos: schedule.priceCentavos,
  invoiceNumber: schedule.invoice.number,
  createdByName: fullName(createdBy),
})
