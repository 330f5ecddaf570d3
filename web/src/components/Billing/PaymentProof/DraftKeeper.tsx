import { useEffect, type MutableRefObject } from 'react'

import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import type { ProofInput } from './useSendProof'

import { formatPeso } from '$api/src/shared/money'

type DraftKeeperProps = {
  draft: MutableRefObject<Partial<ProofInput>>
  sumCentavos: number
}

/** Keeps the typed values while the drawer is closed, and warns if the amount differs from the bills' total. */
export const DraftKeeper = ({ draft, sumCentavos }: DraftKeeperProps) => {
  const { t } = useTranslation('billing')
  const { watch } = useFormContext<ProofInput>()
  const values = watch()
  const { amountCentavos } = values

  useEffect(() => {
    const isOwnAmount = amountCentavos !== sumCentavos
    draft.current = {
      ...values,
      amountCentavos: isOwnAmount ? amountCentavos : undefined,
    }
  })

  if (!(amountCentavos > 0) || amountCentavos === sumCentavos) return null
  return (
    <p role="status" className="alert alert-warning alert-soft text-sm">
      {t('proof.differs', { amount: formatPeso(sumCentavos) })}
    </p>
  )
}
