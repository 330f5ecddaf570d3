import { useTranslation } from 'react-i18next'
import type { PaymentProofFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import { platformLabel } from '$api/src/shared/billing/platforms'

type SentProofProps = { proof: PaymentProofFields }

/** The member's proof: amount, platform, reference, day and picture. */
export const SentProof = ({ proof }: SentProofProps) => {
  const { t } = useTranslation('billing')
  return (
    <span className="bg-base-200 block rounded-lg px-3 py-2 text-sm">
      <PesoText centavos={proof.amountCentavos} className="font-semibold" /> ·{' '}
      {platformLabel(proof.platform)} ·{' '}
      <span className="wrap-anywhere tabular-nums">{proof.referenceNo}</span>
      <span className="text-muted block">
        {t('proof.sentOn')} <DateText date={proof.createdAt} /> ·{' '}
        <a
          className="link"
          href={proof.fileUrl}
          target="_blank"
          rel="noreferrer"
        >
          {t('proof.openPicture')}
        </a>
      </span>
    </span>
  )
}
