import { useTranslation } from 'react-i18next'
import type { MyAffiliateLinksQuery } from 'types/graphql'

import { AffiliateState } from 'src/components/Affiliates/Area/AffiliateState'
import 'src/components/Affiliates/Links/link'
import { LinkCard } from 'src/components/Affiliates/Links/LinkCard'
import { NewLink } from 'src/components/Affiliates/Links/NewLink'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyAffiliateLinksQuery'> = gql`
  query MyAffiliateLinksQuery {
    myAffiliate {
      ...MyAffiliateFields
    }
    myAffiliateLinks {
      ...AffiliateLinkFields
    }
    affiliateTargets {
      id
      name
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'MyAffiliateLinksQuery'>>
export const isEmpty = ({ myAffiliate }: MyAffiliateLinksQuery) => !myAffiliate
export const Loading = RowsLoading
export const Empty = () => null
export const Failure = CellFailure

export const Success = ({
  myAffiliate,
  myAffiliateLinks,
  affiliateTargets,
}: MyAffiliateLinksQuery) => {
  const { t } = useTranslation('affiliates')
  if (!myAffiliate) return null
  const archived = myAffiliateLinks.filter(({ isArchived }) => isArchived)
  const used = myAffiliateLinks.filter(({ isArchived }) => !isArchived)
  return (
    <>
      <AffiliateState affiliate={myAffiliate} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm wrap-anywhere">
          {t('link.code', { code: myAffiliate.code })}
        </p>
        {myAffiliate.status === 'APPROVED' && (
          <NewLink targets={affiliateTargets} />
        )}
      </div>
      <div className="space-y-4">
        {used.map((link) => (
          <LinkCard
            key={link.id}
            link={link}
            targets={
              myAffiliate.status === 'APPROVED' ? affiliateTargets : undefined
            }
          />
        ))}
      </div>
      {archived.length > 0 && (
        <details className="mt-6">
          <summary className="cursor-pointer font-medium">
            {t('link.showArchived', { count: archived.length })}
          </summary>
          <div className="mt-4 space-y-4">
            {archived.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}
