import { useTranslation } from 'react-i18next'
import type {
  SubmitPaymentProofMutation,
  SubmitPaymentProofMutationVariables,
} from 'types/graphql'

import { useOnceKey } from 'src/hooks/data/useOnceKey'
import { useSaveWithFile } from 'src/hooks/data/useSaveWithFile'
import { shrinkPicture } from 'src/lib/files/shrinkPicture'

const SUBMIT_PAYMENT_PROOF = gql`
  mutation SubmitPaymentProofMutation($input: SubmitPaymentProofInput!) {
    submitPaymentProof(input: $input) {
      id
      status
    }
  }
`

export type ProofInput = {
  platform: string
  referenceNo: string
  amountCentavos: number
  paidOn: string
  file: File | null
}

/** Sends a proof of payment with its screenshot. */
export const useSendProof = (scheduleIds: number[], onSent: () => void) => {
  const { t } = useTranslation('billing')
  const { headers, forget } = useOnceKey()
  const [submit, state] = useSaveWithFile<
    SubmitPaymentProofMutation,
    SubmitPaymentProofMutationVariables
  >(SUBMIT_PAYMENT_PROOF, {
    done: t('proof.sent'),
    refetch: ['MyInvoicesQuery', 'FirstPaymentQuery'],
    headers,
    onDone: () => {
      forget()
      onSent()
    },
    hasProgress: true,
    prepare: shrinkPicture,
  })
  const send = ({ file, ...input }: ProofInput) =>
    submit(file, (fileId) => ({ input: { ...input, scheduleIds, fileId } }))
  return { send, ...state }
}
