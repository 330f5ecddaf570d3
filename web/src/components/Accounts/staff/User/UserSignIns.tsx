import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { deviceName } from 'src/lib/browser/deviceName'

import { CODE_ASKED } from '$api/src/shared/access/secondFactor'

type UserSignInsProps = Pick<UserDetailFields, 'signIns' | 'lastSeenAt'>

type OutcomeProps = Pick<
  UserDetailFields['signIns'][number],
  'isSuccess' | 'message'
>

const Outcome = ({ isSuccess, message }: OutcomeProps) => {
  const { t } = useTranslation('accounts.staff')
  if (message === CODE_ASKED)
    return <StatusBadge tone="outline">{t('detail.codeAsked')}</StatusBadge>
  return (
    <StatusBadge tone={isSuccess ? 'success' : 'error'}>
      {t(isSuccess ? 'detail.succeeded' : 'detail.failed')}
    </StatusBadge>
  )
}

/** A person's last sign-in attempts: time, place and outcome. */
export const UserSignIns = ({ signIns, lastSeenAt }: UserSignInsProps) => {
  const { t } = useTranslation('accounts.staff')
  // Signing up begins a session without a sign-in.
  const none = lastSeenAt ? 'detail.noSignInAgain' : 'detail.noSignIns'
  return (
    <Card title={t('detail.signIns')}>
      {signIns.length === 0 ? (
        <p className="text-muted">{t(none)}</p>
      ) : (
        <ul className="divide-base-300 -my-3 divide-y">
          {signIns.map(({ id, at, isSuccess, message, ip, userAgent }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm"
            >
              <Outcome isSuccess={isSuccess} message={message} />
              <DateText date={at} look="time" />
              <span className="text-muted">
                {[deviceName(userAgent) ?? t('session.unknown'), ip]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
