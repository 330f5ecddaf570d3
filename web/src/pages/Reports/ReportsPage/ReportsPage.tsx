import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import ReportRunsCell from 'src/components/Reports/staff/Saved/ReportRunsCell'
import ReportsCell from 'src/components/Reports/staff/Saved/ReportsCell'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The saved reports of the viewer, and the files that were written for them. */
const ReportsPage = () => {
  const { t } = useTranslation('reports.engine')
  return (
    <>
      <PageHeader
        title={t('saved.title')}
        lead={t('saved.lead')}
        breadcrumbs={[
          { label: t('summary.title'), to: routes.reportSummary() },
        ]}
      />
      <Tabs
        label={t('saved.title')}
        param="tab"
        tabs={[
          {
            key: 'reports',
            title: t('saved.title'),
            content: (
              <section className="panel overflow-clip">
                <ReportsCell />
              </section>
            ),
          },
          {
            key: 'files',
            title: t('file.title'),
            content: (
              <section className="panel overflow-clip">
                <ReportRunsCell />
              </section>
            ),
          },
        ]}
      />
    </>
  )
}

export default ReportsPage
