import { useTranslation } from 'react-i18next'
import type { WaitingEmailQuery } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'

const WITHDRAW: Doc<'WithdrawEmailChangeMutation'> = gql`
  mutation WithdrawEmailChangeMutation($userId: Int!) {
    withdrawEmailChange(userId: $userId)
  }
`

const SHORTEN: Doc<'ShortenEmailChangeMutation'> = gql`
  mutation ShortenEmailChangeMutation($userId: Int!, $reason: String!) {
    shortenEmailChange(userId: $userId, reason: $reason)
  }
`

type WaitingEmailProps = {
  change: NonNullable<WaitingEmailQuery['emailChange']>
  userId: number
  /** Whether the viewer's own address is concerned. */
  isOwn: boolean
}

const refetch = ['WaitingEmailQuery', 'FindUserDetailQuery']

/** A new address that waits for its answers, with what the viewer may do; of an ended change, only the refusal. */
export const WaitingEmail = ({ change, userId, isOwn }: WaitingEmailProps) => {
  const { t } = useTranslation('accounts.profile')
  const { can } = useAccess()
  const { status, newEmail, confirmedAt, agreedAt, shortenedAt } = change
  const isWaiting = status === 'WAITING'
  if (!isWaiting && (isOwn || status !== 'REFUSED')) return null

  const isWaitedFor = isWaiting && !agreedAt && !shortenedAt
  return (
    <Card title={t('emailChange.waitingTitle')} className="mb-4 lg:mb-6">
      <p className="font-medium break-all">{newEmail}</p>
      <p className="text-muted mt-1 text-sm">
        {t('emailChange.proposed', { name: change.proposedByName })}{' '}
        <DateText date={change.createdAt} look="time" />
      </p>
      {isWaiting ? (
        <ul className="mt-3 list-disc space-y-1 pl-5">
          <li>
            {t(
              confirmedAt ? 'emailChange.confirmed' : 'emailChange.unconfirmed'
            )}
          </li>
          <li>
            {isWaitedFor ? (
              <>
                {t('emailChange.until')}{' '}
                <DateText date={change.waitsUntil} look="time" />
              </>
            ) : (
              t(agreedAt ? 'emailChange.agreed' : 'emailChange.shortened')
            )}
          </li>
        </ul>
      ) : (
        <p className="text-error mt-3">{t('emailChange.status.REFUSED')}</p>
      )}
      {isWaiting && (
        <Actions
          words="accounts.profile:emailChange"
          refetch={refetch}
          size="sm"
          className="mt-4 flex flex-wrap gap-2"
          actions={[
            {
              name: isOwn ? 'refuseOwn' : 'withdraw',
              look: 'outline',
              does: call(WITHDRAW, { userId }),
            },
            !isOwn &&
              isWaitedFor &&
              can('editAccessLevels') && {
                name: 'shorten',
                look: 'ghost',
                does: call(SHORTEN, { userId }),
                asks: 'reason',
              },
          ]}
        />
      )}
    </Card>
  )
}
