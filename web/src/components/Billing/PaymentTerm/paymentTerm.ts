import type { PaymentTermFields, PaymentTermInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/ResourceTable/columns'

registerFragment(gql`
  fragment PaymentTermFields on PaymentTerm {
    id
    name
    label
    labelFil
    installments
    intervalUnit
    intervalCount
    downPaymentCentavos
    downPaymentPercent
    firstDueOffsetDays
    surchargeCentavos
    surchargePercent
    isActive
    createdAt
  }
`)

export const columns: Column<PaymentTermFields>[] = [
  textColumn('label'),
  textColumn('labelFil', { sortable: false, secondary: true }),
  numberColumn('installments'),
  numberColumn('intervalCount', { sortable: false }),
  choiceColumn('intervalUnit', { sortable: false }),
  moneyColumn('surchargeCentavos', { sortable: false }),
  numberColumn('surchargePercent', { sortable: false }),
  badgeColumn(
    'isActive',
    { true: 'success', false: 'outline' },
    { sortable: false }
  ),
  dateColumn('createdAt', { secondary: true }),
]

export const filters: string[] = []

const intervalUnits = ['DAY', 'WEEK', 'MONTH'].map((value) => ({ value }))

export const fields: Field<PaymentTermInput>[] = [
  { name: 'label', as: 'text', required: true, half: true },
  { name: 'labelFil', as: 'text', half: true },
  { name: 'name', as: 'slug', required: true, from: 'label' },
  { name: 'installments', as: 'number', required: true, min: 1, max: 60 },
  { name: 'intervalCount', as: 'number', required: true, min: 1, half: true },
  {
    name: 'intervalUnit',
    as: 'choice',
    required: true,
    choices: intervalUnits,
    half: true,
  },
  { name: 'firstDueOffsetDays', as: 'number', required: true, min: 0 },
  { name: 'downPaymentCentavos', as: 'money', half: true },
  { name: 'downPaymentPercent', as: 'number', half: true },
  { name: 'surchargeCentavos', as: 'money', half: true },
  { name: 'surchargePercent', as: 'number', half: true },
  { name: 'isActive', as: 'switch' },
]

/** What a new term starts from: once, at once. */
export const start: Partial<PaymentTermInput> = {
  installments: 1,
  intervalCount: 1,
  intervalUnit: 'MONTH',
  firstDueOffsetDays: 0,
  isActive: true,
}
