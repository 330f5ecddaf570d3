import { useTranslation } from 'react-i18next'
import type {
  ApproveProofsMutation,
  ApproveProofsMutationVariables,
  DeskProofFields,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

import { formatPeso } from '$api/src/shared/money'

const APPROVE_PROOFS: TypedDocumentNode<
  ApproveProofsMutation,
  ApproveProofsMutationVariables
> = gql`
  mutation ApproveProofsMutation(
    $ids: [Int!]!
    $externalInvoiceId: String!
    $acceptDifference: Boolean
  ) {
    approvePaymentProofs(
      ids: $ids
      externalInvoiceId: $externalInvoiceId
      acceptDifference: $acceptDifference
    ) {
      id
      status
      code
    }
  }
`

/**
 * Approves proofs and reports the outcome of each. For a single proof whose amount differs from what is owed, asks for
 * confirmation first.
 */
export const useApproveProofs = (externalInvoiceId: string) => {
  const { t } = useTranslation(['billing.staff', 'errors'])
  const { confirm, confirmDialog } = useConfirm()
  const [save, { loading }] = useSave(APPROVE_PROOFS, {
    refetch: ['ProofDeskQuery', 'BillsPageQuery'],
  })

  const tell = (
    decisions: ApproveProofsMutation['approvePaymentProofs'],
    proofs: DeskProofFields[]
  ) => {
    const count = (status: string) =>
      decisions.filter((decision) => decision.status === status).length
    if (count('APPROVED') > 0)
      void toast.success(t('proofDesk.approved', { count: count('APPROVED') }))
    if (count('WAITING') > 0)
      void toast.success(
        t('proofDesk.secondNeeded', { count: count('WAITING') })
      )
    for (const { id, code } of decisions)
      if (code)
        void toast.error(
          t('proofDesk.refused', {
            name: proofs.find((proof) => proof.id === id)?.memberName,
            reason: t(`errors:${code}` as 'errors:GENERIC'),
          })
        )
  }

  const approve = async (proofs: DeskProofFields[]) => {
    if (loading) return
    const [only] = proofs
    const differs =
      proofs.length === 1 && only.owedCentavos !== only.amountCentavos
    const more = differs ? only.amountCentavos - only.owedCentavos : 0
    const isMeant =
      !differs ||
      (await confirm({
        title: t('proofDesk.differsTitle', {
          amount: formatPeso(only.amountCentavos),
        }),
        text: t(more > 0 ? 'proofDesk.differsMore' : 'proofDesk.differsLess', {
          owed: formatPeso(only.owedCentavos),
          difference: formatPeso(Math.abs(more)),
        }),
        confirmLabel: t('proofDesk.approveOne'),
      }))
    if (!isMeant) return
    const data = await save({
      ids: proofs.map(({ id }) => id),
      externalInvoiceId,
      acceptDifference: differs,
    })
    if (data) tell(data.approvePaymentProofs, proofs)
  }

  return { approve, isBusy: loading, confirmDialog }
}
