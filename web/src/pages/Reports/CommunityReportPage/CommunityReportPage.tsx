import { useTranslation } from 'react-i18next'

import { ReportActions } from 'src/components/Reports/staff/Saved/ReportActions'
import CommunityCell from 'src/components/Reports/staff/Summary/CommunityCell'
import { ContentTabs } from 'src/components/Reports/staff/Summary/ContentTabs'
import { ReportFilters } from 'src/components/Reports/staff/Summary/ReportFilters'
import { useReportState } from 'src/components/Reports/staff/Summary/useReportState'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

import { enumValueOf } from '$api/src/shared/text/enumWords'

const parts = ['stage', 'batch', 'group', 'manager'] as const

/** Members, move-ups, attendance and the activity of a content kind in a period. */
const CommunityReportPage = () => {
  const { t } = useTranslation('reports.engine')
  const state = useReportState()
  return (
    <>
      <PageHeader title={t('community.title')} lead={t('community.lead')} />
      <ReportActions
        kind="community"
        title={t('community.title')}
        state={state}
      />
      <ReportFilters state={state} parts={parts} />
      <ContentTabs state={state} />
      <CommunityCell
        {...state.days}
        {...state.filter}
        content={enumValueOf(state.content)}
        state={state}
      />
    </>
  )
}

export default CommunityReportPage
