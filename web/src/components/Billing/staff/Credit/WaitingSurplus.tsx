import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { WaitingSurplusesQuery } from 'types/graphql'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link/Link'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { pathTo } from 'src/hooks/access/useMenu'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

import { WithdrawApproval } from '../PaymentSchedule/WithdrawApproval'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const CONFIRM_SURPLUS: Doc<'ConfirmSurplusMutation'> = gql`
  mutation ConfirmSurplusMutation($id: Int!) {
    confirmSurplus(id: $id) {
      isWaiting
      receiptNumbers
    }
  }
`

type Surplus = WaitingSurplusesQuery['waitingSurpluses'][number]

/** A payment without a bill, with its second approval: here, or by approving its proof. */
export const WaitingSurplus = ({ surplus }: { surplus: Surplus }) => {
  const { t, i18n } = useTranslation('billing.staff')
  const { confirm, confirmDialog } = useConfirm()
  // Cash has no reference that would refuse a second try after a lost answer.
  const [key] = useState(newKey)
  const refetch = ['WaitingSurplusesQuery', 'StudentPaymentDetailsQuery']
  const [save, { loading: isSaving }] = useSave(CONFIRM_SURPLUS, {
    done: ({ confirmSurplus: { isWaiting } }) =>
      t(isWaiting ? 'second.done' : 'recordPayment.done'),
    refetch: [...refetch, 'BillsPageQuery'],
    headers: () => ({ 'idempotency-key': key }),
  })
  const transfer = [
    formatPeso(surplus.totalCentavos),
    platformLabel(surplus.platform),
    surplus.referenceNo,
    formatShownDay(surplus.paidOn, i18n.language),
  ]
    .filter(Boolean)
    .join(' · ')
  const onConfirm = async () => {
    const isWanted = await confirm({
      title: t('second.button'),
      text: t('second.confirm', {
        name: surplus.approverName,
        transfer: [
          transfer,
          t('second.toCredit', {
            amount: formatPeso(surplus.totalCentavos),
          }),
        ].join(' · '),
      }),
      confirmLabel: t('second.button'),
    })
    if (isWanted) await save({ id: surplus.id })
  }
  const { isOwn, proofId } = surplus
  const next = isOwn
    ? t(proofId ? 'surplus.ownOfProof' : 'surplus.own')
    : t(proofId ? 'surplus.ofProof' : 'surplus.confirm')
  return (
    <li className="panel p-4 text-sm">
      <p className="font-medium wrap-anywhere">{transfer}</p>
      <p>
        <Link
          className="link"
          to={pathTo('studentPaymentDetails', { id: surplus.userId }) ?? '#'}
        >
          {surplus.memberName}
        </Link>
      </p>
      <p className="text-muted">
        {t('refund.by', { name: surplus.approverName })}
      </p>
      <p>{next}</p>
      <p className="-mx-2 mt-1 flex flex-wrap gap-1">
        {proofId && (
          <LinkButton
            look="ghost"
            size="sm"
            to={pathTo('payment', { tab: 'proofs' }) ?? '#'}
          >
            {t('desk.tabs.proofs')}
          </LinkButton>
        )}
        {!isOwn && !proofId && (
          <Button size="sm" busy={isSaving} onClick={() => void onConfirm()}>
            {t('second.button')}
          </Button>
        )}
        <WithdrawApproval
          approvalId={surplus.id}
          transfer={transfer}
          refetch={refetch}
        />
      </p>
      {confirmDialog}
    </li>
  )
}
