import { useTranslation } from 'react-i18next'
import type { DeskProofFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { platformLabel } from '$api/src/shared/billing/platforms'

type ProofQueueProps = {
  proofs: DeskProofFields[]
  currentId: number
  chosenIds: number[]
  onShow: (id: number) => void
  onToggle: (id: number) => void
}

/** The waiting proofs, oldest first. */
export const ProofQueue = ({
  proofs,
  currentId,
  chosenIds,
  onShow,
  onToggle,
}: ProofQueueProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ul
      aria-label={t('proofDesk.list')}
      className="panel divide-base-300 max-h-[70dvh] divide-y overflow-y-auto"
    >
      {proofs.map((proof) => (
        <li
          key={proof.id}
          className={`flex items-start gap-3 px-4 py-3 ${proof.id === currentId ? 'bg-secondary/60' : ''}`}
        >
          <input
            type="checkbox"
            checked={chosenIds.includes(proof.id)}
            onChange={() => onToggle(proof.id)}
            aria-label={t('proofDesk.choose', { name: proof.memberName })}
            className="checkbox checkbox-sm checked:text-primary-content checked:bg-primary mt-0.5"
          />
          <button
            type="button"
            aria-current={proof.id === currentId || undefined}
            onClick={() => onShow(proof.id)}
            className="min-w-0 flex-1 cursor-pointer rounded text-left"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium wrap-anywhere">
                {proof.memberName}
              </span>
              <PesoText
                centavos={proof.amountCentavos}
                className="font-semibold"
              />
            </span>
            <span className="text-muted block text-sm">
              {platformLabel(proof.platform)} ·{' '}
              <DateText date={proof.createdAt} look="relative" />
            </span>
            {proof.warnings.length > 0 && (
              <span className="mt-1 flex flex-wrap gap-1">
                {proof.warnings.map((warning) => (
                  <StatusBadge key={warning} tone="warning">
                    {t(`proofDesk.warning.${warning}`)}
                  </StatusBadge>
                ))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
