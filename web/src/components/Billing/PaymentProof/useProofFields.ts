import { useTranslation } from 'react-i18next'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

import type { ProofInput } from './useSendProof'

import {
  normalizeReference,
  platforms,
  type PlatformKey,
} from '$api/src/shared/billing/platforms'
import { manilaToday } from '$api/src/shared/manilaTime'

/** Platform names are the same in both languages. */
export const platformChoices = platforms.map(({ key, label }) => ({
  value: key,
  label,
}))

const lacksReference = (platform: string | null, text: string | null) => {
  if (!text?.trim()) return true
  if (!platform || platform === 'cash') return false
  return normalizeReference(platform as PlatformKey, text) === null
}

/** The fields of a proof, with the api's rules checked before sending. */
export const useProofFields = (): Field<ProofInput>[] => {
  const { t } = useTranslation(['billing', 'errors'])
  return [
    {
      name: 'platform',
      as: 'choice',
      required: true,
      choices: platformChoices,
      validation: (value) => (value ? null : t('errors:PLATFORM_REQUIRED')),
    },
    {
      name: 'referenceNo',
      as: 'text',
      required: true,
      autoComplete: 'off',
      validation: (value: string | null, { platform }) =>
        lacksReference(platform, value) ? t('errors:REFERENCE_REQUIRED') : null,
    },
    {
      name: 'amountCentavos',
      as: 'money',
      required: true,
      half: true,
      validation: (value: number | null) =>
        value && value > 0 ? null : t('errors:AMOUNT_INVALID'),
    },
    {
      name: 'paidOn',
      as: 'date',
      required: true,
      half: true,
      validation: (value: string | null) =>
        value && value <= manilaToday() ? null : t('errors:DATE_INVALID'),
    },
  ]
}
