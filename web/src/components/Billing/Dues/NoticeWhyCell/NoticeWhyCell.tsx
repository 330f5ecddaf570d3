import { useTranslation } from 'react-i18next'

import { asDues } from 'src/components/Billing/Dues/asDues'
import { Why } from 'src/components/ui/text/Why'

import { noticeTrace } from '$api/src/shared/billing/noticeTrace'

export const QUERY: Doc<'NoticeWhyQuery'> = gql`
  query NoticeWhyQuery {
    getDuesAndExpiration {
      expired {
        id
        expiry
      }
      expiringSoon {
        id
        expiry
      }
      overduePayments {
        id
        scheduleDate
      }
      upcomingPaymentDue {
        id
        scheduleDate
      }
    }
  }
`

export const beforeQuery = () => ({
  variables: {},
  fetchPolicy: 'network-only' as const,
})
export const Loading = () => null
export const Failure = () => null

/** Explains the banner ("Bakit?") by the dates that decide about it, in order of precedence. */
export const Success = ({
  getDuesAndExpiration,
}: PropsOf<'NoticeWhyQuery'>) => {
  const { t } = useTranslation('billing')
  const steps = noticeTrace(asDues(getDuesAndExpiration))
  if (!steps.some(({ isShown }) => isShown)) return null
  return (
    <div className="mb-5">
      <Why
        label={t('noticeWhy.label')}
        lines={[
          { text: t('noticeWhy.rule') },
          ...steps.map(({ kind, count, isShown }) => ({
            text: t(`noticeWhy.${kind}`),
            value: isShown ? t('noticeWhy.shown', { count }) : count,
          })),
        ]}
      />
    </div>
  )
}
