import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

type AffiliateAreaProps = {
  title: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}

/** A page of the affiliate's area; until the user has accepted the terms, it says so and leads there. */
export const AffiliateArea = ({
  title,
  lead,
  actions,
  children,
}: AffiliateAreaProps) => {
  const { t } = useTranslation('affiliates')
  const { currentUser } = useAuth()
  const isAffiliate = !!currentUser?.affiliateTimestamp
  return (
    <>
      <PageHeader title={title} lead={lead} actions={isAffiliate && actions} />
      {isAffiliate ? (
        children
      ) : (
        <div className="panel">
          <EmptyState
            drawing="locked"
            title={t('area.termsFirst')}
            text={t('area.termsFirstHelp')}
            action={
              <LinkButton to={routes.affiliateTerms()} look="primary">
                {t('area.toTerms')}
              </LinkButton>
            }
          />
        </div>
      )}
    </>
  )
}
