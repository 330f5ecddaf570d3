import { useTranslation } from 'react-i18next'
import type { DuplicateUsersQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type DuplicatesProps = DuplicateUsersQuery['duplicateUsers'] & {
  isNewest: boolean
}

/** Pairs of accounts that look like one person, with the reason of each. */
export const Duplicates = ({ rows, next, isNewest }: DuplicatesProps) => {
  const { t } = useTranslation('accounts.merge')
  return (
    <Card title={t('duplicates.title')}>
      {rows.length === 0 && (
        <EmptyState
          title={t('duplicates.empty')}
          text={next ? t('duplicates.emptyText') : undefined}
        />
      )}
      <ul className="divide-base-300 divide-y">
        {rows.map(({ later, earlier, reasons }) => (
          <li
            key={`${earlier.id} ${later.id}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-64">
              {[earlier, later].map((person) => (
                <p key={person.id} className="wrap-anywhere">
                  <span className="font-medium">{person.name}</span>{' '}
                  <span className="text-muted text-sm">
                    {person.email} · <DateText date={person.createdAt} />
                  </span>
                </p>
              ))}
              <p className="mt-1 flex flex-wrap gap-1">
                {reasons.map((reason) => (
                  <StatusBadge key={reason} tone="info">
                    {t(`reason.${reason}`)}
                  </StatusBadge>
                ))}
              </p>
            </div>
            <LinkButton
              size="sm"
              to={routes.mergeUsers({ survivor: earlier.id, merged: later.id })}
              aria-label={`${t('duplicates.look')}: ${earlier.name}, ${later.name}`}
            >
              {t('duplicates.look')}
            </LinkButton>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isNewest && (
          <LinkButton look="ghost" to={routes.mergeUsers()}>
            {t('duplicates.newest')}
          </LinkButton>
        )}
        {next && (
          <LinkButton look="ghost" to={routes.mergeUsers({ before: next })}>
            {t('duplicates.older')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
