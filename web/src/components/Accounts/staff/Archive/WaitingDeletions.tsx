import { useTranslation } from 'react-i18next'
import type { WaitingDeletionsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

const REFUSE: Doc<'RefuseDeletionMutation'> = gql`
  mutation RefuseDeletionMutation($id: Int!, $reason: String!) {
    refuseDeletion(id: $id, reason: $reason)
  }
`

type WaitingDeletionsProps = WaitingDeletionsQuery['waitingDeletions']

/**
 * Members who ask for their account to be deleted: their page archives them, the archive takes their identity, or staff
 * refuse with a reason.
 */
export const WaitingDeletions = ({ rows, hasMore }: WaitingDeletionsProps) => {
  const { t } = useTranslation('accounts.users')
  return (
    <Card title={t('deletions.title')} className="mb-4">
      <p className="text-muted mb-3 text-sm">{t('deletions.lead')}</p>
      <ul className="divide-base-300 divide-y">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1">
              <Link
                className="link link-primary font-medium"
                to={
                  row.isArchived
                    ? routes.archivedUser({ id: row.userId })
                    : routes.user({ id: row.userId })
                }
              >
                {row.name}
              </Link>
              <p className="text-muted text-sm wrap-anywhere">
                {row.email} · <DateText date={row.createdAt} />
              </p>
              {row.text && (
                <p className="text-sm wrap-anywhere whitespace-pre-line">
                  {row.text}
                </p>
              )}
            </div>
            <Actions
              words="accounts.users:deletions"
              of={{ name: row.name }}
              refetch={['WaitingDeletionsQuery']}
              size="sm"
              actions={[
                {
                  name: 'refuse',
                  does: call(REFUSE, { id: row.id }),
                  asks: 'reason',
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="text-muted mt-3 text-sm">{t('deletions.more')}</p>
      )}
    </Card>
  )
}
