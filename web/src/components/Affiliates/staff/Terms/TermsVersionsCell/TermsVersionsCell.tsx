import { useTranslation } from 'react-i18next'
import type { AffiliateTermsVersionsQuery } from 'types/graphql'

import { NewTerms } from 'src/components/Affiliates/staff/Terms/NewTerms'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'AffiliateTermsVersionsQuery'> = gql`
  query AffiliateTermsVersionsQuery {
    affiliateTermsVersions {
      id
      version
      text
      textFil
      writtenBy
      createdAt
    }
  }
`

export const beforeQuery = tableQuery<
  VariablesOf<'AffiliateTermsVersionsQuery'>
>
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure

/** All versions, the newest first. A version is never edited: a new one starts from its text. */
export const Success = ({
  affiliateTermsVersions: versions,
}: AffiliateTermsVersionsQuery) => {
  const { t } = useTranslation('affiliates.staff')
  const mayEdit = useAccess().can('editAffiliates')
  const [newest] = versions
  return (
    <div className="space-y-4">
      {mayEdit && <NewTerms text={newest?.text} textFil={newest?.textFil} />}
      {versions.length === 0 && (
        <div className="panel">
          <EmptyState title={t('terms.empty')} text={t('terms.emptyHelp')} />
        </div>
      )}
      {versions.map(({ id, version, text, textFil, writtenBy, createdAt }) => (
        <details key={id} className="panel p-4 sm:p-5" open={id === newest.id}>
          <summary className="cursor-pointer font-semibold">
            {t('terms.version', { version })}{' '}
            <span className="text-muted text-sm font-normal">
              <DateText date={createdAt} look="time" />
              {writtenBy && ` · ${writtenBy}`}
            </span>
          </summary>
          <div className="mt-4 grid gap-6 lg:grid-cols-2">
            <p className="whitespace-pre-line">{text}</p>
            {textFil && (
              <p lang="fil" className="whitespace-pre-line">
                {textFil}
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
