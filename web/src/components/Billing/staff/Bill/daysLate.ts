import type { DeskBillFields } from 'types/graphql'

import { daysBetween, manilaToday } from '$api/src/shared/manilaTime'

/** The days that a bill which still owes something is late; 0 for others. */
export const daysLate = ({
  owedCentavos,
  scheduleDate,
}: Pick<DeskBillFields, 'owedCentavos' | 'scheduleDate'>) =>
  owedCentavos > 0 ? Math.max(0, daysBetween(scheduleDate, manilaToday())) : 0
