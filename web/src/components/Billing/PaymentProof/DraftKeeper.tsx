import { useEffect, useRef, type MutableRefObject } from 'react'

import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import type { ProofInput } from './useSendProof'

import type { PlatformKey } from '$api/src/shared/billing/platforms'
import { formatPeso } from '$api/src/shared/money'

type DraftKeeperProps = {
  draft: MutableRefObject<Partial<ProofInput>>
  sumCentavos: number
  platform?: PlatformKey
}

/**
 * Keeps the entered values while the drawer is closed, follows the account above the form, and tells what follows if
 * the amount differs from the bills' total.
 */
export const DraftKeeper = ({
  draft,
  sumCentavos,
  platform,
}: DraftKeeperProps) => {
  const { t } = useTranslation('billing')
  const { watch, getValues, setValue } = useFormContext<ProofInput>()
  const values = watch()
  const { amountCentavos } = values
  const followed = useRef(platform)

  useEffect(() => {
    const now = getValues('platform')
    if (platform && (!now || now === followed.current))
      setValue('platform', platform)
    followed.current = platform
  }, [platform, getValues, setValue])

  useEffect(() => {
    const isOwnAmount = amountCentavos !== sumCentavos
    draft.current = {
      ...values,
      amountCentavos: isOwnAmount ? amountCentavos : undefined,
      platform: values.platform === platform ? undefined : values.platform,
    }
  })

  if (!(amountCentavos > 0) || amountCentavos === sumCentavos) return null
  return (
    <p role="status" className="alert alert-warning alert-soft text-sm">
      {t('proof.differs', { amount: formatPeso(sumCentavos) })}{' '}
      {t(amountCentavos < sumCentavos ? 'proof.tooLittle' : 'proof.tooMuch', {
        rest: formatPeso(Math.abs(sumCentavos - amountCentavos)),
      })}
    </p>
  )
}
