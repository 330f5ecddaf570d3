import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { manilaToday } from '$api/src/shared/manilaTime'

export const REMIND_OF_BILLS: Doc<'RemindOfBillsMutation'> = gql`
  mutation RemindOfBillsMutation($ids: [Int!]!) {
    remindOfBills(ids: $ids)
  }
`

type RemindButtonProps = {
  billId: number
  /** The Manila day of the latest reminder. */
  remindedOn?: string | null
}

/** Sends the member a reminder of a bill, at most one a day. */
export const RemindButton = ({ billId, remindedOn }: RemindButtonProps) => {
  const { t } = useTranslation('billing.staff')
  const [hasReminded, setHasReminded] = useState(false)
  const [remind, { loading }] = useSave(REMIND_OF_BILLS, {
    done: t('remind.done'),
    refetch: ['StudentPaymentDetailsQuery', 'UserTimelineQuery'],
    onDone: () => setHasReminded(true),
  })
  if (hasReminded || remindedOn === manilaToday())
    return (
      <Button look="ghost" size="sm" disabled>
        {t('remind.today')}
      </Button>
    )
  return (
    <Button
      look="ghost"
      size="sm"
      busy={loading}
      onClick={() => void remind({ ids: [billId] })}
    >
      {t('remind.button')}
    </Button>
  )
}
