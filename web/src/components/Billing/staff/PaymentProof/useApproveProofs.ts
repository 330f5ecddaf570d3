import { useTranslation } from 'react-i18next'
import type { ApproveProofsMutation, DeskProofFields } from 'types/graphql'

import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { offerUndo } from 'src/components/ui/feedback/UndoBar/offerUndo'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

import { formatPeso } from '$api/src/shared/money'

const APPROVE_PROOFS: Doc<'ApproveProofsMutation'> = gql`
  mutation ApproveProofsMutation(
    $ids: [Int!]!
    $externalInvoiceId: String!
    $acceptDifference: Boolean
    $amountCentavos: Int
  ) {
    approvePaymentProofs(
      ids: $ids
      externalInvoiceId: $externalInvoiceId
      acceptDifference: $acceptDifference
      amountCentavos: $amountCentavos
    ) {
      id
      status
      code
    }
  }
`

const UNDO_APPROVED: Doc<'UndoApprovedProofsMutation'> = gql`
  mutation UndoApprovedProofsMutation($ids: [Int!]!) {
    undoApprovedProofs(ids: $ids)
  }
`

/** The most proofs that are surely booked, and taken back, in time. */
const MOST_UNDONE = 20

const changed = ['ProofDeskQuery', 'BillsPageQuery']

/**
 * Approves proofs and reports the outcome of each. For a single proof, staff may book another amount than the member
 * typed; an amount that differs from the member's or from what is owed is confirmed first.
 */
export const useApproveProofs = (externalInvoiceId: string) => {
  const { t } = useTranslation(['billing.staff', 'errors', 'common.tools'])
  const { confirm, confirmDialog } = useConfirm()
  const [save, { loading }] = useSave(APPROVE_PROOFS, {
    refetch: changed,
  })
  const [undo] = useSave(UNDO_APPROVED, {
    refetch: changed,
    done: t('common.tools:undo.done'),
  })

  const tell = (
    decisions: ApproveProofsMutation['approvePaymentProofs'],
    proofs: DeskProofFields[],
    { booked, left }: { booked: number; left: number }
  ) => {
    const count = (status: string) =>
      decisions.filter((decision) => decision.status === status).length
    const approvedIds = decisions.flatMap(({ id, status }) =>
      status === 'APPROVED' ? id : []
    )
    const text =
      left > 0
        ? t('proofDesk.approvedPart', {
            amount: formatPeso(booked),
            left: formatPeso(left),
          })
        : t('proofDesk.approved', { count: approvedIds.length })
    // Once the last of many proofs is booked, the first may be too old for an undo of all.
    if (approvedIds.length > MOST_UNDONE) void toast.success(text)
    else if (approvedIds.length > 0)
      offerUndo({ text, onUndo: () => undo({ ids: approvedIds }) })
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

  const isConfirmed = (proof: DeskProofFields, booked: number) => {
    const { amountCentavos, owedCentavos, bookedCentavos } = proof
    const more = booked - bookedCentavos - owedCentavos
    const texts = [
      ...(['billPaid', 'referenceElsewhere'] as const)
        .filter((warning) => proof.warnings.includes(warning))
        .map((warning) => t(`proofDesk.warning.${warning}`)),
      booked !== amountCentavos &&
        t('proofDesk.saidOther', { amount: formatPeso(amountCentavos) }),
      more !== 0 &&
        t(more > 0 ? 'proofDesk.differsMore' : 'proofDesk.differsLess', {
          owed: formatPeso(owedCentavos),
          difference: formatPeso(Math.abs(more)),
        }),
    ].filter(Boolean)
    return (
      texts.length === 0 ||
      confirm({
        title: t('proofDesk.differsTitle', { amount: formatPeso(booked) }),
        text: texts.join(' '),
        confirmLabel: t('proofDesk.approveOne'),
      })
    )
  }

  const approveOne = async (
    proof: DeskProofFields,
    amountCentavos: number | null = proof.amountCentavos
  ) => {
    if (loading) return
    if (!amountCentavos || !(amountCentavos > 0)) {
      void toast.error(t('errors:AMOUNT_INVALID'))
      return
    }
    if (!(await isConfirmed(proof, amountCentavos))) return
    const left = proof.owedCentavos + proof.bookedCentavos - amountCentavos
    const data = await save({
      ids: [proof.id],
      externalInvoiceId,
      acceptDifference: left !== 0,
      ...(amountCentavos !== proof.amountCentavos && { amountCentavos }),
    })
    if (data)
      tell(data.approvePaymentProofs, [proof], { booked: amountCentavos, left })
  }

  const approve = async (proofs: DeskProofFields[]) => {
    if (proofs.length === 1) return approveOne(proofs[0])
    if (loading) return
    const data = await save({
      ids: proofs.map(({ id }) => id),
      externalInvoiceId,
      acceptDifference: false,
    })
    if (data) tell(data.approvePaymentProofs, proofs, { booked: 0, left: 0 })
  }

  return { approve, approveOne, isBusy: loading, confirmDialog }
}
