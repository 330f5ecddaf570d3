import { useTranslation } from 'react-i18next'
import type { FeedReportsQuery } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

import { truncate } from '$api/src/shared/text/text'

const DECIDE: Doc<'DecideFeedReportMutation'> = gql`
  mutation DecideFeedReportMutation(
    $id: Int!
    $isHidden: Boolean!
    $reason: String
  ) {
    decideFeedReport(id: $id, isHidden: $isHidden, reason: $reason)
  }
`

const EXCERPT = 300

type Report = FeedReportsQuery['feedReports'][number]

const ReportRow = ({ report }: { report: Report }) => {
  const { t } = useTranslation('community.feeds')
  const { id, text, authorName, reporterName, reportCount } = report
  return (
    <li className="space-y-2 py-4">
      <p className="text-muted text-sm">
        {report.feedName || t('school')} ·{' '}
        <DateText date={report.createdAt} look="time" />
      </p>
      <blockquote className="border-base-300 border-l-4 pl-3 wrap-anywhere whitespace-pre-wrap">
        <span className="font-medium">{authorName}: </span>
        {truncate(text, EXCERPT) || t('untitled')}
      </blockquote>
      <p className="wrap-anywhere">
        {t('queue.says', { name: reporterName, reason: report.reason })}{' '}
        {reportCount > 1 && (
          <span className="text-muted">
            {t('queue.others', { count: reportCount - 1 })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Actions
          words="community.feeds"
          refetch={['FeedReportsQuery']}
          size="sm"
          actions={[
            {
              name: 'hide',
              look: 'danger',
              does: call(DECIDE, { id, isHidden: true }),
              asks: 'reason',
              isDangerous: true,
            },
            { name: 'keep', does: call(DECIDE, { id, isHidden: false }) },
          ]}
        />
        <Link to={report.path} className="link text-sm">
          {t('queue.open')}
        </Link>
      </div>
    </li>
  )
}

/** Reported posts in the feeds that the viewer moderates, the oldest first. */
export const ReportQueue = ({ reports }: { reports: Report[] }) => {
  const { t } = useTranslation('community.feeds')
  return (
    <Card title={t('queue.title')}>
      <ul className="divide-base-300 divide-y">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  )
}
