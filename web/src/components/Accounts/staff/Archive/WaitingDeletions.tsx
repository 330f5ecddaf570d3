import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { WaitingDeletionsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link/Link'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'

const REFUSE = gql`
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
  const [refused, setRefused] =
    useState<WaitingDeletionsProps['rows'][number]>()
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
            <Button size="sm" onClick={() => setRefused(row)}>
              {t('deletions.refuse')}
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="text-muted mt-3 text-sm">{t('deletions.more')}</p>
      )}
      {refused && (
        <ReasonDialog
          isOpen
          onClose={() => setRefused(undefined)}
          words={{
            title: t('deletions.refuseOf', { name: refused.name }),
            text: t('deletions.refuseText'),
            label: t('deletions.reason'),
            submit: t('deletions.refuse'),
            done: t('deletions.refused'),
          }}
          mutation={REFUSE}
          field="reason"
          variables={(reason) => ({ id: refused.id, reason })}
          refetch={['WaitingDeletionsQuery']}
        />
      )}
    </Card>
  )
}
