import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { PeriodPicker } from 'src/components/Reports/staff/Collections/PeriodPicker'
import { ReportActions } from 'src/components/Reports/staff/Saved/ReportActions'
import SummaryCell from 'src/components/Reports/staff/Summary/SummaryCell'
import { useReportState } from 'src/components/Reports/staff/Summary/useReportState'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** Members, sales, learning and community of a period. */
const ReportSummaryPage = () => {
  const { t } = useTranslation('reports.engine')
  const state = useReportState()
  return (
    <>
      <PageHeader
        title={t('summary.title')}
        lead={t('summary.lead')}
        actions={
          <LinkButton to={routes.reports()} look="outline">
            {t('saved.title')}
          </LinkButton>
        }
      />
      <div className="mb-4">
        <ReportActions
          kind="summary"
          title={t('summary.title')}
          state={state}
        />
      </div>
      <PeriodPicker chosen={state.period} hasGroups={false} />
      <SummaryCell {...state.days} {...state.filter} state={state} />
    </>
  )
}

export default ReportSummaryPage
