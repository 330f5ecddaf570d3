import { useTranslation } from 'react-i18next'

import { yearChoices } from 'src/components/Reports/staff/Collections/PeriodSelects'
import RetentionCell from 'src/components/Reports/staff/Retention/RetentionCell'
import { RetentionDrill } from 'src/components/Reports/staff/Retention/RetentionDrill'
import { useCohort } from 'src/components/Reports/staff/Retention/useCohort'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** Renewals by the month in which the memberships ended. */
const RetentionPage = () => {
  const { t } = useTranslation('reports')
  const { year, setYear } = useCohort()
  return (
    <>
      <PageHeader title={t('retention.title')} lead={t('retention.lead')} />
      <select
        aria-label={t('period.year')}
        className="select mb-4 w-auto max-sm:w-full"
        value={year}
        onChange={({ target }) => setYear(target.value)}
      >
        {yearChoices(year).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <RetentionCell from={`${year}-01-01`} to={`${year}-12-31`} />
      <RetentionDrill />
    </>
  )
}

export default RetentionPage
