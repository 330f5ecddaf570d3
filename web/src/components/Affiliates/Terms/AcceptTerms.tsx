import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'
import type { AffiliateTermsQuery, MyAffiliateFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { AffiliateState } from 'src/components/Affiliates/Area/AffiliateState'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

const ACCEPT: Doc<'AcceptAffiliateTermsMutation'> = gql`
  mutation AcceptAffiliateTermsMutation($version: Int!) {
    acceptAffiliateTerms(version: $version) {
      ...MyAffiliateFields
    }
  }
`

type AcceptTermsProps = {
  terms: NonNullable<AffiliateTermsQuery['affiliateTerms']>
  affiliate: MyAffiliateFields | null
  /** The earnings of affiliates. */
  children: ReactNode
}

/** The terms, and the button that makes the reader an affiliate. */
export const AcceptTerms = ({
  terms,
  affiliate,
  children,
}: AcceptTermsProps) => {
  const { t } = useTranslation(['affiliates', 'errors'])
  const { reauthenticate } = useAuth()
  const [accept, { loading }] = useSave(ACCEPT, {
    done: t('terms.accepted'),
    refetch: ['AffiliateTermsQuery'],
    // The menu and the role come with the user.
    onDone: () => void reauthenticate(),
  })
  const { version, text, createdAt, isOpen } = terms
  const hasAccepted = affiliate?.termsVersion === version
  const mayAccept =
    !hasAccepted && (affiliate ? affiliate.status === 'APPROVED' : isOpen)
  return (
    <>
      {affiliate && <AffiliateState affiliate={affiliate} />}
      <Card
        title={t('terms.version', { version })}
        aside={
          <span className="text-muted text-sm">
            <DateText date={createdAt} />
          </span>
        }
      >
        <p className="max-w-prose whitespace-pre-line">{text}</p>
        <details className="border-base-300 mt-6 border-t pt-6">
          <summary className="mb-3 cursor-pointer text-lg font-semibold">
            {t('rule.title')}
          </summary>
          {children}
        </details>
        <div className="mt-6">
          {hasAccepted && affiliate && (
            <div className="space-y-4">
              <p>
                {t('terms.acceptedOn')}{' '}
                <DateText date={affiliate.termsAcceptedAt} look="time" />
              </p>
              <LinkButton to={routes.affiliateLinks()} look="primary">
                {t('terms.toLinks')}
              </LinkButton>
            </div>
          )}
          {mayAccept && (
            <Button
              look="primary"
              size="lg"
              className="max-sm:w-full"
              busy={loading}
              onClick={() => void accept({ version })}
            >
              {affiliate ? t('terms.acceptAgain') : t('terms.accept')}
            </Button>
          )}
          {!affiliate && !isOpen && <p>{t('errors:AFFILIATE_CLOSED')}</p>}
        </div>
      </Card>
    </>
  )
}
