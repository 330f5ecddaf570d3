import { useId } from 'react'

import { CheckCheck, History, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeskProofFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { ProofScreenshot } from 'src/components/Billing/staff/PaymentProof/ProofScreenshot'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import { ProofBills } from './ProofBills'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay } from '$api/src/shared/manilaTime'

type ProofDetailProps = {
  proof: DeskProofFields
  invoiceId: string
  onInvoiceId: (text: string) => void
  /** The pesos to book, as typed. */
  amount: string
  onAmount: (text: string) => void
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
}

// Side by side only where both columns are wide enough to read.
const columns = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
}

/** The screenshot beside the bills that it pays, with the decision. */
export const ProofDetail = ({
  proof,
  invoiceId,
  onInvoiceId,
  amount,
  onAmount,
  isBusy,
  onApprove,
  onReject,
}: ProofDetailProps) => {
  const { t, i18n } = useTranslation('billing.staff')
  const inputId = useId()
  const amountId = useId()
  const warnings = proof.warnings.map((warning) =>
    warning === 'duplicate' && proof.duplicateOfMember
      ? t('proofDesk.warning.duplicateBy', { name: proof.duplicateOfMember })
      : t(`proofDesk.warning.${warning}`)
  )
  return (
    <section className="panel grid gap-5 p-4 sm:p-6" style={columns}>
      <ProofScreenshot url={proof.fileUrl} />
      <div className="min-w-0 space-y-4">
        <header>
          <h2 className="text-lg">
            <Link
              to={routes.studentPaymentDetails({ id: proof.userId })}
              className="link-hover wrap-anywhere"
            >
              {proof.memberName}
            </Link>
          </h2>
          <p className="text-muted text-sm">
            <DateText date={proof.createdAt} look="time" />
          </p>
        </header>
        {warnings.map((warning) => (
          <p
            key={warning}
            className="bg-base-200 flex gap-2 rounded-lg p-3 text-sm font-medium"
          >
            <TriangleAlert className="size-5 shrink-0" aria-hidden />
            {warning}
          </p>
        ))}
        {proof.returned && (
          <p className="bg-base-200 flex gap-2 rounded-lg p-3 text-sm">
            <History className="size-5 shrink-0" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              {t('proofDesk.returned', {
                date: formatShownDay(proof.returned.day, i18n.language),
                reason: proof.returned.reason,
              })}
            </span>
          </p>
        )}
        <dl className="text-sm">
          <dt className="text-muted">{t('proofDesk.says')}</dt>
          <dd className="text-lg font-semibold">
            <PesoText centavos={proof.amountCentavos} />
          </dd>
          <dd className="wrap-anywhere">
            {platformLabel(proof.platform)} ·{' '}
            <span className="font-mono break-all select-all">
              {proof.referenceNo}
            </span>{' '}
            · <DateText date={proof.paidOn} />
          </dd>
        </dl>
        <ProofBills proof={proof} />
        <div>
          <label htmlFor={amountId} className="text-sm font-medium">
            {t('proofDesk.amount')}
          </label>
          <label htmlFor={amountId} className="input mt-1 w-full">
            <span className="text-muted" aria-hidden>
              ₱
            </span>
            <input
              id={amountId}
              inputMode="decimal"
              className="tabular-nums"
              value={amount}
              autoComplete="off"
              aria-describedby={`${amountId}-help`}
              onChange={(event) => onAmount(event.target.value)}
            />
          </label>
          <p id={`${amountId}-help`} className="text-muted mt-1 text-sm">
            {t('proofDesk.amountHelp')}
          </p>
        </div>
        <div>
          <label htmlFor={inputId} className="text-sm font-medium">
            {t('proofDesk.externalInvoiceId')}
          </label>
          <input
            id={inputId}
            className="input mt-1 w-full"
            value={invoiceId}
            autoComplete="off"
            onChange={(event) => onInvoiceId(event.target.value)}
          />
          <p className="text-muted mt-1 text-sm">
            {t('proofDesk.externalHelp')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={onReject}>
            {t('proofDesk.rejectOne')}
          </Button>
          <Button
            look="primary"
            icon={CheckCheck}
            busy={isBusy}
            onClick={onApprove}
          >
            {t('proofDesk.approveOne')}
          </Button>
        </div>
      </div>
    </section>
  )
}
