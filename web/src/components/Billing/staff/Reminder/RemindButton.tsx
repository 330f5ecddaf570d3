import { useTranslation } from 'react-i18next'
import type {
  RemindOfBillMutation,
  RemindOfBillMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

const REMIND_OF_BILL: TypedDocumentNode<
  RemindOfBillMutation,
  RemindOfBillMutationVariables
> = gql`
  mutation RemindOfBillMutation($id: Int!) {
    remindOfBill(id: $id)
  }
`

/** Sends the member a reminder of a bill, at most one a day. */
export const RemindButton = ({ billId }: { billId: number }) => {
  const { t } = useTranslation('billing.staff')
  const [remind, { loading }] = useSave(REMIND_OF_BILL, {
    done: t('remind.done'),
  })
  return (
    <Button
      look="ghost"
      size="sm"
      busy={loading}
      onClick={() => void remind({ id: billId })}
    >
      {t('remind.button')}
    </Button>
  )
}
