import { useId } from 'react'

import { useTranslation } from 'react-i18next'
import type { AnnouncementFields } from 'types/graphql'

import RecipientsCell from 'src/components/Marketing/staff/Announcement/RecipientsCell'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Card } from 'src/components/ui/layout/Card'

/** How far sending is, or why nothing was sent, and the people with what became of each. */
export const AnnouncementOutcome = ({
  announcement: { id, status, startedAt, recipientCount, ...counts },
}: {
  announcement: AnnouncementFields
}) => {
  const { t } = useTranslation('marketing.announcements')
  const titleId = useId()
  const { waitingCount, bouncedCount, keptCount } = counts
  if (!startedAt) return <Card>{t('outcome.refused')}</Card>
  return (
    <>
      {status === 'SENDING' && (
        <Card title={t('outcome.sending')}>
          <ProgressBar
            percent={((recipientCount - waitingCount) / recipientCount) * 100}
            withFigure
          />
          <p className="text-muted mt-3 text-sm">{t('outcome.limit')}</p>
        </Card>
      )}
      <section aria-labelledby={titleId} className="space-y-3">
        <h2 id={titleId} className="text-lg">
          {t('outcome.recipients')}
        </h2>
        {/* Reads the people again once somebody has had their turn. */}
        <RecipientsCell
          key={`${waitingCount} ${bouncedCount} ${keptCount}`}
          id={id}
        />
      </section>
    </>
  )
}
