import { useState } from 'react'

import { Landmark, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccountFields, PayoutAccountInput } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { DateText } from 'src/components/ui/text/DateText'

import { accountFields } from './account'

const SAVE: Doc<'SavePayoutAccountMutation'> = gql`
  mutation SavePayoutAccountMutation($input: PayoutAccountInput!) {
    savePayoutAccount(input: $input) {
      ...PayoutAccountFields
    }
  }
`

type PayoutAccountProps = { account: PayoutAccountFields | null }

const Shown = ({ account }: { account: PayoutAccountFields }) => {
  const { t } = useTranslation('affiliates')
  const { hint, accountName, tin, isUsable, usableAt } = account
  return (
    <div className="min-w-0">
      <p className="text-lg font-semibold">{hint}</p>
      <p className="text-muted">{accountName}</p>
      <p className="text-muted text-sm">
        {tin ? t('account.tin', { tin }) : t('account.noTin')}
      </p>
      {!isUsable && (
        <p className="mt-2 text-sm">
          {t('account.waits')}{' '}
          <strong>
            <DateText date={usableAt} look="time" />
          </strong>
        </p>
      )}
    </div>
  )
}

/** Where the affiliate is paid. Its number is never shown again. */
export const PayoutAccount = ({ account }: PayoutAccountProps) => {
  const { t } = useTranslation('affiliates')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="panel mb-6 p-4 sm:p-5">
      <h2 className="mb-3 font-semibold">{t('account.title')}</h2>
      {account?.hasFailed && (
        <p role="status" className="alert alert-warning alert-soft mb-4">
          {t('payout.failed')}
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-4">
        {account ? (
          <Shown account={account} />
        ) : (
          <p className="max-w-prose">{t('account.none')}</p>
        )}
        <Button
          look={account ? 'secondary' : 'primary'}
          icon={account ? Pencil : Landmark}
          onClick={() => setIsOpen(true)}
        >
          {account ? t('account.change') : t('account.enter')}
        </Button>
      </div>
      {isOpen && (
        <ResourceDialog
          entity="affiliates.account"
          fields={accountFields(
            t('account.tax'),
            account?.method,
            account ? undefined : t('account.firstNumber')
          )}
          record={{ method: 'gcash', ...account }}
          name={account?.hint}
          mutation={SAVE}
          variables={(input: PayoutAccountInput) => ({ input })}
          refetch={['MyPayoutAccountQuery']}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
