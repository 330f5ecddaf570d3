import { useState } from 'react'

import type { RefetchQueriesInclude } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

import {
  allocate,
  type OwedBill,
} from '$api/src/shared/billing/paying/allocate'
import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const PAY_FROM_CREDIT: Doc<'PayFromCreditMutation'> = gql`
  mutation PayFromCreditMutation($scheduleIds: [Int!]!) {
    payFromCredit(scheduleIds: $scheduleIds)
  }
`

/** The most bills of one request. */
const MOST_BILLS = 24

type PayFromCreditButtonProps = {
  creditCentavos: number
  /** Open bills, the earliest first. */
  bills: readonly (OwedBill & { scheduleDate: string })[]
  refetch: RefetchQueriesInclude
}

/** Pays the next bills from credit, after showing what it pays. */
export const PayFromCreditButton = ({
  creditCentavos,
  bills,
  refetch,
}: PayFromCreditButtonProps) => {
  const { t, i18n } = useTranslation('billing')
  const { confirm, confirmDialog } = useConfirm()
  const [key, setKey] = useState(newKey)
  const [pay, { loading }] = useSave(PAY_FROM_CREDIT, {
    done: t('credit.used'),
    refetch,
    onDone: () => setKey(newKey()),
    headers: () => ({ 'idempotency-key': key }),
  })
  const { parts } = allocate(creditCentavos, bills.slice(0, MOST_BILLS))
  const onPress = async () => {
    const isWanted = await confirm({
      title: t('credit.useTitle'),
      text: (
        <ul className="space-y-1">
          {parts.map(({ bill, amountCentavos, leftCentavos }) => (
            <li key={bill.id}>
              {t(leftCentavos > 0 ? 'credit.part' : 'credit.whole', {
                amount: formatPeso(amountCentavos),
                date: formatShownDay(bill.scheduleDate, i18n.language),
                left: formatPeso(leftCentavos),
              })}
            </li>
          ))}
        </ul>
      ),
      confirmLabel: t('credit.use'),
    })
    if (isWanted) await pay({ scheduleIds: parts.map(({ bill }) => bill.id) })
  }
  return (
    <>
      <Button
        look="outline"
        size="sm"
        busy={loading}
        onClick={() => void onPress()}
      >
        {t('credit.use')}
      </Button>
      {confirmDialog}
    </>
  )
}
