import { useTranslation } from 'react-i18next'
import type { OverdueEffect, OverduePreviewQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { Card } from 'src/components/ui/layout/Card'

import { formatPeso } from '$api/src/shared/money'

export const QUERY: Doc<'OverduePreviewQuery'> = gql`
  query OverduePreviewQuery($paymentTermId: String!, $graceDays: Int!) {
    overduePreview(paymentTermId: $paymentTermId, graceDays: $graceDays) {
      members
      isCapped
      latest {
        userId
        memberName
        productName
        daysLate
        owedCentavos
      }
    }
  }
`

export const Loading = () => <SkeletonLines lines={3} />
export const Failure = BriefFailure

type SuccessProps = Pick<OverduePreviewQuery, 'overduePreview'> & {
  graceDays: number
  effect: OverdueEffect
}

/** The effect of a policy before it is saved: "37 members …", and the members who have been overdue the longest. */
export const Success = ({
  overduePreview: { members, isCapped, latest },
  graceDays,
  effect,
}: SuccessProps) => {
  const { t } = useTranslation('billing.staff')
  const text = isCapped
    ? t('overduePreview.more', { count: members, days: graceDays })
    : t('overduePreview.touched', { count: members, days: graceDays })
  return (
    <Card title={t('overduePreview.title')}>
      <p className="text-sm" aria-live="polite">
        {members === 0 ? t('overduePreview.none') : text}{' '}
        {members > 0 && t(`overduePreview.then.${effect}`)}
      </p>
      <ul className="mt-3 space-y-2 text-sm">
        {latest.map((member) => (
          <li key={member.userId}>
            <Link
              to={routes.studentPaymentDetails({ id: member.userId })}
              className="link-hover font-medium"
            >
              {member.memberName}
            </Link>{' '}
            <span className="text-muted">
              {member.productName} ·{' '}
              {t('overduePreview.late', {
                days: member.daysLate,
                amount: formatPeso(member.owedCentavos),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
