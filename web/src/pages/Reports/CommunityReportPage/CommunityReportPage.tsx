import { useTranslation } from 'react-i18next'

import { PeriodPicker } from 'src/components/Reports/staff/Collections/PeriodPicker'
import { ReportActions } from 'src/components/Reports/staff/Saved/ReportActions'
import CommunityCell from 'src/components/Reports/staff/Summary/CommunityCell'
import { ContentTabs } from 'src/components/Reports/staff/Summary/ContentTabs'
import { useReportState } from 'src/components/Reports/staff/Summary/useReportState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

import { enumValueOf } from '$api/src/shared/text/enumWords'

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
      <PeriodPicker chosen={state.period} hasGroups={false} />
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
