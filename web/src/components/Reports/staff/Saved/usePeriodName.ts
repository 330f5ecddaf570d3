import { useTranslation } from 'react-i18next'

import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'

import type { SavedReport } from './savedReport'

/** 'This month', 'The quarter before', or the days of a custom range. */
export const usePeriodName = () => {
  const { t, i18n } = useTranslation('reports.engine')
  return ({ period, isPrevious, from, to }: SavedReport) =>
    period === 'CUSTOM_RANGE'
      ? daysLabel({ from, to: to ?? from }, i18n.language)
      : t(`periods.${period}_${isPrevious ? 'before' : 'now'}`)
}
