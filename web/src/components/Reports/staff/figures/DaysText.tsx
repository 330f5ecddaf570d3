import { useTranslation } from 'react-i18next'

import { daysLabel } from './stepLabel'

import type { Day } from '$api/src/shared/manilaTime'

/** A day or a range of days in the reader's language. */
export const DaysText = (days: { from: Day; to: Day }) => {
  const { i18n } = useTranslation()
  return <>{daysLabel(days, i18n.language)}</>
}
