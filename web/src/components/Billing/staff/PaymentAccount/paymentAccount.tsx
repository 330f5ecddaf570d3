import { useTranslation } from 'react-i18next'
import type { PaymentAccountFields, PaymentAccountInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { platformChoices } from 'src/components/Billing/PaymentProof/useProofFields'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

import { needsAccountNumber } from '$api/src/shared/billing/paying/paymentAccount'
import {
  platformLabel,
  type PlatformKey,
} from '$api/src/shared/billing/platforms'

registerFragment(gql`
  fragment PaymentAccountFields on PaymentAccount {
    id
    platform
    label
    accountName
    accountNumber
    qrFile {
      id
      name
      size
      url
    }
    instructions
    instructionsFil
    productIds
    productNames
    position
    isActive
    olderTranslations
    createdAt
  }
`)

const EveryProduct = () => {
  const { t } = useTranslation('billing.staff')
  return <>{t('paymentAccount.everyProduct')}</>
}

export const columns: Column<PaymentAccountFields>[] = [
  textColumn('label'),
  textColumn('platform', {
    ...fixed,
    value: ({ platform }) => platformLabel(platform),
    csv: ({ platform }) => platformLabel(platform),
  }),
  textColumn('accountName', fixed),
  textColumn('accountNumber', fixed),
  textColumn('qrFile', {
    ...more,
    value: ({ qrFile }) =>
      qrFile && (
        <img
          src={qrFile.url}
          alt={qrFile.name}
          width={160}
          height={160}
          className="size-40 rounded-lg object-contain"
        />
      ),
    csv: ({ qrFile }) => qrFile?.name,
  }),
  textColumn('productNames', {
    ...more,
    value: ({ productNames }) =>
      productNames.length > 0 ? productNames.join(', ') : <EveryProduct />,
    csv: ({ productNames }) => productNames.join(', '),
  }),
  textColumn('instructions', more),
  numberColumn('position', { secondary: true }),
  badgeColumn('isActive', { true: 'success', false: 'outline' }, fixed),
  dateColumn('createdAt', { secondary: true }),
]

export const fieldsWith = (
  products: Choice<number>[],
  /** The message for a missing number. */
  required: string
): Field<PaymentAccountInput>[] => [
  {
    name: 'platform',
    as: 'choice',
    required: true,
    half: true,
    choices: platformChoices,
  },
  { name: 'label', as: 'text', required: true, half: true },
  { name: 'accountName', as: 'text', required: true, half: true },
  {
    name: 'accountNumber',
    as: 'text',
    half: true,
    empty: '',
    autoComplete: 'off',
    validation: (value: string | null, { platform }) =>
      needsAccountNumber(platform as PlatformKey) && !value?.trim()
        ? required
        : null,
  },
  { name: 'qrFileId', as: 'file', accept: PICTURE_TYPES },
  { name: 'instructions', as: 'textarea', half: true, empty: '' },
  { name: 'instructionsFil', as: 'textarea', half: true },
  { name: 'productIds', as: 'multichoice', choices: products },
  { name: 'position', as: 'number', required: true, min: 0, half: true },
  { name: 'isActive', as: 'switch' },
  {
    name: 'password',
    as: 'password',
    required: true,
    autoComplete: 'current-password',
  },
]

/** The values of a new account. */
export const start: Partial<PaymentAccountInput> = {
  position: 0,
  isActive: true,
  productIds: [],
}
