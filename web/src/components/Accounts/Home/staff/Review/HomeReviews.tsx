import { useTranslation } from 'react-i18next'
import type { HomeReviewsQuery } from 'types/graphql'

import { HomeList } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { pathTo } from 'src/hooks/access/useMenu'

type Home = HomeReviewsQuery['reviewHome']
type Line = Home['lines'][number]

const Until = ({
  line: { title, since, dueAt, stageNumber },
}: {
  line: Line
}) => {
  const { t } = useTranslation('accounts.staff')
  return (
    <>
      {title ?? t('home.review.moveUp')}
      {' · '}
      {t('home.stageNumber', { number: stageNumber })}
      {' · '}
      {t(dueAt ? 'home.review.until' : 'home.review.since')}{' '}
      <DateText date={dueAt ?? since} look={dueAt ? 'time' : 'relative'} />
    </>
  )
}

/** The requests to move up and the proofs that wait for a reviewer, each with its member and its deadline. */
export const HomeReviews = ({ home }: { home: Home }) => {
  const { t } = useTranslation('accounts.staff')
  return (
    <HomeList
      title={t('home.review.title')}
      count={home.count}
      empty={t('home.review.none')}
      ofPeople
      lines={home.lines.map((line, index) => ({
        key: line.requestId ?? `proof-${index}`,
        title: line.name,
        note: <Until line={line} />,
        aside: line.isOverdue ? (
          <StatusBadge tone="error">{t('home.review.overdue')}</StatusBadge>
        ) : line.isOwnClaim ? (
          <StatusBadge tone="info">{t('home.review.claimed')}</StatusBadge>
        ) : undefined,
        to: pathTo('reviewMoveUp', {
          id: line.stageId,
          ...(line.requestId
            ? { request: line.requestId }
            : { part: 'proofs' }),
        }),
      }))}
    />
  )
}
