import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProofsToReviewQuery } from 'types/graphql'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { pathTo } from 'src/hooks/access/useMenu'

import { platformLabel } from '$api/src/shared/billing/platforms'

type ProofWorklistProps = { proofs: ProofsToReviewQuery['proofsToReview'] }

/** The proofs that wait for a decision, oldest first; each links to the member's payment records. */
export const ProofWorklist = ({ proofs }: ProofWorklistProps) => {
  const { t } = useTranslation('billing')
  const desk = pathTo('payment')
  return (
    <Card
      title={t('worklist.title')}
      aside={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge tone="warning">
            {t('worklist.waiting', { count: proofs.length })}
          </StatusBadge>
          {desk && (
            <LinkButton to={desk} look="outline" size="sm">
              {t('worklist.desk')}
            </LinkButton>
          )}
        </span>
      }
      padded={false}
    >
      <ul className="divide-base-300 border-base-300 mt-4 divide-y border-t">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <Link
              to={
                pathTo('viewSubscription', { userId: proof.userId, t: 2 }) ??
                '/'
              }
              className="hover:bg-base-200 flex items-center gap-3 px-4 py-3 sm:px-6"
            >
              <Avatar name={proof.memberName} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-medium wrap-anywhere">
                    {proof.memberName}
                  </span>
                  {proof.isDuplicate && (
                    <StatusBadge tone="error">
                      {t('proof.duplicate')}
                    </StatusBadge>
                  )}
                </span>
                <span className="text-muted block text-sm">
                  {platformLabel(proof.platform)} · {t('worklist.sent')}{' '}
                  <DateText date={proof.createdAt} look="relative" />
                </span>
              </span>
              <PesoText
                centavos={proof.amountCentavos}
                className="font-semibold"
              />
              <ChevronRight
                className="text-muted size-5 shrink-0 max-sm:hidden"
                aria-hidden
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
