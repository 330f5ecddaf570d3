import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { membershipTones } from 'src/components/Billing/Subscription/membershipTones'
import MySubscriptionsCell from 'src/components/Billing/Subscription/MySubscriptionsCell'
import { Link } from 'src/components/ui/control/Link'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import type { ShownProfile } from './profile'

/** A person's subscriptions and when they end. */
export const Membership = ({
  profile: { id, isOwn },
}: {
  profile: ShownProfile
}) => {
  const { t } = useTranslation('accounts.profile')
  const { currentUser } = useAuth()
  const status = isOwn && (currentUser?.membershipStatus as string | null)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {status ? (
          <StatusBadge tone={membershipTones[status] ?? 'outline'}>
            {t(`profile.membership.${status as 'Active'}`)}
          </StatusBadge>
        ) : (
          <span />
        )}
        <Link
          to={
            isOwn
              ? routes.account({ q: 'billings' })
              : routes.viewSubscription({ userId: id })
          }
          className="link link-primary text-sm font-semibold"
        >
          {t(isOwn ? 'profile.toBilling' : 'profile.toSubscription')}
        </Link>
      </div>
      <MySubscriptionsCell id={id} ofOther={!isOwn} />
    </>
  )
}
