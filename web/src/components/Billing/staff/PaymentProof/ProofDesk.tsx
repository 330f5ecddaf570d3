import { useRef, useState } from 'react'

import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeskProofFields } from 'types/graphql'

import { RejectProofDialog } from 'src/components/Billing/staff/PaymentProof/RejectProofDialog'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  parsePesos,
  shownPesos,
} from 'src/components/ui/form/ResourceForm/typedNumber'
import { toggled } from 'src/components/ui/resource/ResourceTable/view'
import { useKeys } from 'src/hooks/browser/useKeys'

import { ProofDetail } from './ProofDetail'
import { ProofQueue } from './ProofQueue'
import { useApproveProofs } from './useApproveProofs'

type ProofDeskProps = { proofs: DeskProofFields[]; waiting: number }

/** The oldest proofs beside the selected one, which is decided with a single key; several can be approved at once. */
export const ProofDesk = ({ proofs, waiting }: ProofDeskProps) => {
  const { t } = useTranslation('billing.staff')
  const [currentId, setCurrentId] = useState<number>()
  const [chosenIds, setChosenIds] = useState<number[]>([])
  const [invoiceId, setInvoiceId] = useState('N/A')
  const [isRejecting, setIsRejecting] = useState(false)
  const [typedAmount, setTypedAmount] = useState<{ id: number; text: string }>()
  const { approve, approveOne, isBusy, confirmDialog } =
    useApproveProofs(invoiceId)

  // After a decision, the next proof is at the same place in the list.
  const place = proofs.findIndex(({ id }) => id === currentId)
  const [lastPlace, setLastPlace] = useState(0)
  const index = place >= 0 ? place : Math.min(lastPlace, proofs.length - 1)
  const current = proofs[index]
  // A proof with an amount that staff typed is approved by itself.
  const chosen = proofs.filter(
    ({ id }) => chosenIds.includes(id) && id !== typedAmount?.id
  )
  const amountText =
    typedAmount?.id === current.id
      ? typedAmount.text
      : shownPesos(current.amountCentavos)
  const approveCurrent = () => void approveOne(current, parsePesos(amountText))

  const show = (next: number) => {
    const bounded = Math.max(0, Math.min(next, proofs.length - 1))
    setLastPlace(bounded)
    setCurrentId(proofs[bounded].id)
  }
  // On phones the proof is below the list and must be scrolled to.
  const detail = useRef<HTMLDivElement>(null)
  const onChosen = (id: number) => {
    show(proofs.findIndex((proof) => proof.id === id))
    detail.current?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (id: number) => setChosenIds(toggled(chosenIds, id))

  useKeys({
    ArrowDown: () => show(index + 1),
    ArrowUp: () => show(index - 1),
    a: approveCurrent,
    r: () => setIsRejecting(true),
    x: () => toggle(current.id),
  })

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          {t('proofDesk.waiting', { count: waiting })}{' '}
          <span className="max-lg:hidden">{t('proofDesk.keys')}</span>
        </p>
        {chosen.length > 0 && (
          <Button
            look="primary"
            icon={CheckCheck}
            busy={isBusy}
            onClick={() => void approve(chosen)}
          >
            {t('proofDesk.approveChosen', { count: chosen.length })}
          </Button>
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <ProofQueue
          proofs={proofs}
          currentId={current.id}
          chosenIds={chosenIds}
          onShow={onChosen}
          onToggle={toggle}
        />
        <div ref={detail} className="scroll-mt-20 lg:col-span-2">
          <ProofDetail
            key={current.id}
            proof={current}
            invoiceId={invoiceId}
            onInvoiceId={setInvoiceId}
            isBusy={isBusy}
            amount={amountText}
            onAmount={(text) => setTypedAmount({ id: current.id, text })}
            onApprove={approveCurrent}
            onReject={() => setIsRejecting(true)}
          />
        </div>
      </div>
      {isRejecting && (
        <RejectProofDialog
          onClose={() => setIsRejecting(false)}
          proofId={current.id}
        />
      )}
      {confirmDialog}
    </>
  )
}
