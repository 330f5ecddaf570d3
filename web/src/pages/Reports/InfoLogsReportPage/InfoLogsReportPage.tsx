import { useTranslation } from 'react-i18next'

import { InfoLogFilters } from 'src/components/Reports/staff/InfoLog/InfoLogFilters'
import InfoLogsCell from 'src/components/Reports/staff/InfoLog/InfoLogsCell'
import { logParams } from 'src/components/Reports/staff/InfoLog/logParams'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { useTableState } from 'src/hooks/resource/useTableState'

const InfoLogsReportPage = () => {
  const { t } = useTranslation('reports')
  const { page, perPage, q } = useTableState()
  const { filter, from, to } = useUrlValues(logParams)
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
