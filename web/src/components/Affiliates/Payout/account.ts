import type { PayoutAccountInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

import { payoutMethods } from '$api/src/shared/marketing/affiliates/payoutAccount'

registerFragment(gql`
  fragment PayoutAccountFields on ShownPayoutAccount {
    hint
    method
    bankName
    accountName
    tin
    registeredName
    address
    usableAt
    isUsable
    hasFailed
  }
`)

const isBank = ({ method }: PayoutAccountInput) => method === 'bank_transfer'

/** The number is never shown again; an empty field keeps the stored number as long as the method stays. */
export const accountFields = (
  taxTitle: string,
  storedMethod?: string,
  numberHelp?: string
): Field<PayoutAccountInput>[] => [
  {
    name: 'method',
    as: 'choice',
    required: true,
    choices: payoutMethods.map((value) => ({ value })),
  },
  { name: 'bankName', as: 'text', required: true, when: isBank },
  { name: 'accountName', as: 'text', required: true, autoComplete: 'name' },
  {
    name: 'accountNumber',
    as: 'text',
    requiredWhen: ({ method }) => method !== storedMethod,
    help: numberHelp,
    autoComplete: 'off',
  },
  { name: 'registeredName', as: 'text', group: taxTitle },
  { name: 'tin', as: 'text', autoComplete: 'off' },
  { name: 'address', as: 'textarea' },
  {
    name: 'password',
    as: 'password',
    required: true,
    autoComplete: 'current-password',
  },
]
