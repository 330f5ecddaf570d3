import { useTranslation } from 'react-i18next'

import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const REVOKE_CREDIT: Doc<'RevokeCreditMutation'> = gql`
  mutation RevokeCreditMutation($paymentId: Int!, $reason: String!) {
    revokeCredit(paymentId: $paymentId, reason: $reason)
  }
`

type RevokeCreditDialogProps = { paymentId: number; onClose: () => void }

/** Takes back credit that was given or kept, as far as it is unused. */
export const RevokeCreditDialog = ({
  paymentId,
  onClose,
}: RevokeCreditDialogProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      isDangerous
      words={{
        title: t('credit.revokeTitle'),
        text: t('credit.revokeText'),
        label: t('credit.fields.reason'),
        submit: t('credit.revoke'),
        done: t('credit.revoked'),
      }}
      refetch={['StudentPaymentDetailsQuery']}
      mutation={REVOKE_CREDIT}
      field="reason"
      variables={(reason) => ({ paymentId, reason })}
    />
  )
}
