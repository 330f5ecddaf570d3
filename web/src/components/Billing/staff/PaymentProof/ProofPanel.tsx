import { useState } from 'react'

import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PaymentProofFields } from 'types/graphql'

import { Can } from 'src/components/access/Can'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { pathTo } from 'src/hooks/access/useMenu'

import { ProofPicture } from './ProofPicture'
import { RejectProofDialog } from './RejectProofDialog'

import { platformLabel } from '$api/src/shared/billing/platforms'

type ProofPanelProps = {
  proof: PaymentProofFields
  /** Absent if the bill is settled: the rest of the proof's money is booked at the desk. */
  onApprove?: () => void
}

/** The member's proof beside the owed bills, with the buttons to approve and reject. */
export const ProofPanel = ({ proof, onApprove }: ProofPanelProps) => {
  const { t } = useTranslation('billing')
  const [isRejecting, setIsRejecting] = useState(false)

  return (
    <div className="bg-base-200 flex flex-wrap items-start gap-4 rounded-lg p-3 sm:p-4">
      <ProofPicture url={proof.fileUrl} />
      <div className="min-w-48 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{t('proof.toCheck')}</span>
          {proof.isDuplicate && (
            <StatusBadge tone="error">{t('proof.duplicate')}</StatusBadge>
          )}
        </p>
        <p className="mt-1 wrap-anywhere">
          <PesoText centavos={proof.amountCentavos} className="font-semibold" />{' '}
          · {platformLabel(proof.platform)} ·{' '}
          <span className="font-mono break-all select-all">
            {proof.referenceNo}
          </span>
        </p>
        <p className="text-muted mt-1">
          {t('proof.paidOn')} <DateText date={proof.paidOn} /> ·{' '}
          {t('worklist.sent')}{' '}
          <DateText date={proof.createdAt} look="relative" />
        </p>
      </div>
      <Can do="approvePayment">
        <div className="flex flex-wrap gap-2">
          <Button look="ghost" size="sm" onClick={() => setIsRejecting(true)}>
            {t('reject.button')}
          </Button>
          {onApprove ? (
            <Button
              look="primary"
              size="sm"
              icon={CheckCheck}
              onClick={onApprove}
            >
              {t('approve.button')}
            </Button>
          ) : (
            <LinkButton
              look="secondary"
              size="sm"
              to={pathTo('payment', { tab: 'proofs' }) ?? '#'}
            >
              {t('proof.bookRest')}
            </LinkButton>
          )}
        </div>
        {isRejecting && (
          <RejectProofDialog
            onClose={() => setIsRejecting(false)}
            proofId={proof.id}
          />
        )}
      </Can>
    </div>
  )
}
