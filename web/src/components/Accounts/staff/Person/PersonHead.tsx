import { HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { RemindButton } from 'src/components/Billing/staff/Reminder/RemindButton'
import { membershipTones } from 'src/components/Billing/Subscription/membershipTones'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'
import { pathTo } from 'src/hooks/access/useMenu'

import { ContactLinks } from './ContactLinks'

/** Who it is, how they stand, how to reach them, and what staff do most. */
export const PersonHead = ({
  user,
  name,
}: {
  user: UserDetailFields
  name: string
}) => {
  const { t } = useTranslation(['accounts.person', 'accounts.staff'])
  const { can, mayOpen } = useAccess()
  const { id } = user

  const owed = user.owedCentavos ?? 0
  const overdue = user.overdueCentavos ?? 0
  const credit = user.creditCentavos ?? 0
  const links = [
    ['studentPaymentDetails', { id }, t('payments')],
    [
      'viewSubscription',
      { userId: id },
      t('accounts.staff:detail.subscriptions'),
    ],
    ...(user.archivedAt
      ? []
      : [['enrollUser', { id }, t('accounts.staff:detail.enroll')] as const]),
    ['profile', { slug: user.slug }, t('accounts.staff:detail.profile')],
  ] as const
  return (
    <section
      aria-label={name}
      className="panel mb-4 flex flex-wrap gap-x-6 gap-y-4 p-4 sm:p-6 lg:mb-6"
    >
      <Avatar name={name} src={user.imageUrl} size="lg" />
      <div className="min-w-0 flex-1 space-y-2">
        <p className="flex flex-wrap items-center gap-2">
          {user.archivedAt && (
            <StatusBadge tone="warning">{t('archived')}</StatusBadge>
          )}
          {user.membershipStatus && (
            <StatusBadge tone={membershipTones[user.membershipStatus]}>
              {t(
                `accounts.staff:user.choices.membershipStatus.${user.membershipStatus}` as never
              )}
            </StatusBadge>
          )}
          {user.stageName && (
            <StatusBadge tone="outline">{user.stageName}</StatusBadge>
          )}
          <span className="text-muted text-sm">
            {user.lastSeenAt ? (
              <>
                {t('seen')} <DateText date={user.lastSeenAt} look="relative" />
              </>
            ) : (
              t('neverSeen')
            )}
          </span>
        </p>
        <ContactLinks person={user} />
      </div>
      {user.owedCentavos !== null && user.owedCentavos !== undefined && (
        <div className="space-y-1 max-sm:basis-full sm:text-right">
          <p className="text-muted text-sm">{t('owes')}</p>
          <p className="text-xl font-semibold">
            <PesoText centavos={owed} />
          </p>
          {overdue > 0 && (
            <p className="text-error text-sm font-medium">
              <PesoText centavos={overdue} /> {t('overdue')}
            </p>
          )}
          {credit > 0 && (
            <p className="text-muted text-sm">
              <PesoText centavos={credit} /> {t('credit')}
            </p>
          )}
        </div>
      )}
      <div className="flex basis-full flex-wrap items-center gap-2">
        {owed > 0 && can('approvePayment') && (
          <LinkButton
            to={pathTo('studentPaymentDetails', { id, record: true }) ?? '/'}
            look="primary"
            size="sm"
            icon={HandCoins}
          >
            {t('record')}
          </LinkButton>
        )}
        {links
          .filter(([route]) => mayOpen(route))
          .map(([route, params, label]) => (
            <LinkButton
              key={route}
              to={pathTo(route, params) ?? '/'}
              look="outline"
              size="sm"
            >
              {label}
            </LinkButton>
          ))}
        {overdue > 0 && user.nextBillId && (
          <RemindButton
            billId={user.nextBillId}
            remindedOn={user.nextBillRemindedOn}
          />
        )}
      </div>
    </section>
  )
}
