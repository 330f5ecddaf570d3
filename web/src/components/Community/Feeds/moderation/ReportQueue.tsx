import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { FeedReportsQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link/Link'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { useHideWords } from './useHideWords'

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

const refetch = ['FeedReportsQuery']

type Report = FeedReportsQuery['feedReports'][number]

const ReportRow = ({ report }: { report: Report }) => {
  const { t } = useTranslation('community.feeds')
  const hideWords = useHideWords()
  const [isHiding, setIsHiding] = useState(false)
  const [decide, { loading }] = useSave(DECIDE, {
    done: t('queue.kept'),
    refetch,
  })
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
        <Button size="sm" look="danger" onClick={() => setIsHiding(true)}>
          {t('hide.submit')}
        </Button>
        <Button
          size="sm"
          busy={loading}
          onClick={() => void decide({ id, isHidden: false })}
        >
          {t('queue.keep')}
        </Button>
        <Link to={report.path} className="link text-sm">
          {t('queue.open')}
        </Link>
      </div>
      <ReasonDialog
        isOpen={isHiding}
        onClose={() => setIsHiding(false)}
        words={hideWords}
        mutation={DECIDE}
        field="reason"
        variables={(reason) => ({ id, isHidden: true, reason })}
        refetch={refetch}
        isDangerous
      />
    </li>
  )
}

/** What is reported in the feeds that the viewer moderates, the oldest first. */
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
