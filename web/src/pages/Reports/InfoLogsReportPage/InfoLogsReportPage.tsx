import { useTranslation } from 'react-i18next'

import { InfoLogFilters } from 'src/components/Reports/staff/InfoLog/InfoLogFilters/InfoLogFilters'
import InfoLogsCell from 'src/components/Reports/staff/InfoLog/InfoLogsCell'
import { useDayRange } from 'src/components/Reports/staff/InfoLog/useDayRange'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { useTableState } from 'src/hooks/resource/useTableState'

const InfoLogsReportPage = () => {
  const { t } = useTranslation('reports')
  const { page, perPage, q, filter } = useTableState()
  const { from, to } = useDayRange()
  return (
    <>
      <PageHeader title={t('infoLog.title')} lead={t('infoLog.lead')} />
      <section className="panel overflow-clip">
        <InfoLogFilters />
        <InfoLogsCell
          page={page}
          perPage={perPage}
          {...(q && { q })}
          {...(filter && { entity: filter })}
          {...(from && { from })}
          {...(to && { to })}
        />
      </section>
    </>
  )
}

export default InfoLogsReportPage
