import { useTranslation } from 'react-i18next'
import type { SubscriptionDetailFields } from 'types/graphql'

import { useLogWords } from 'src/components/Reports/staff/InfoLog/useLogWords'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'

type SubscriptionHistoryProps = Pick<SubscriptionDetailFields, 'history'>

/** The log of changes to a subscription and its bills, newest first. */
export const SubscriptionHistory = ({ history }: SubscriptionHistoryProps) => {
  const { t } = useTranslation('billing')
  const words = useLogWords()
  return (
    <Card title={t('subscriptionRecord.history')}>
      {history.length === 0 ? (
        <p className="text-muted">{t('subscriptionRecord.noHistory')}</p>
      ) : (
        <ul className="divide-base-300 -my-3 divide-y text-sm">
          {history.map(({ id, action, entity, at, actorName, reason }) => (
            <li key={id} className="py-3">
              <p>
                <span className="font-semibold">
                  {words.entity(entity)} {words.verb(action)}
                </span>
                {actorName && ` · ${actorName}`}
              </p>
              {reason && <p className="wrap-anywhere">{reason}</p>}
              <p className="text-muted">
                <DateText date={at} look="time" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
