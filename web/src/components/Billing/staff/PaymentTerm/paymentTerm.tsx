import { useContext } from 'react'

import type { PaymentTermFields, PaymentTermInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  EntityWordsContext,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { overdueEffects } from '$api/src/shared/billing/collecting/overdueEffect'
import { GRACE_DAYS } from '$api/src/shared/constants'

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
    graceDays
    overdueEffect
    reminderDays
    reminderText
    reminderTextFil
    isActive
    createdAt
  }
`)

/** The reminder days with the form's labels, for example '7 days before, On the due date'. */
const ReminderDays = ({ days }: { days: number[] }) => {
  const words = useContext(EntityWordsContext)
  return (
    <>
      {days.map((day) => words?.choice('reminderDays', String(day))).join(', ')}
    </>
  )
}

export const columns: Column<PaymentTermFields>[] = [
  textColumn('label'),
  textColumn('labelFil', more),
  numberColumn('installments'),
  numberColumn('intervalCount', fixed),
  choiceColumn('intervalUnit', fixed),
  moneyColumn('surchargeCentavos', more),
  numberColumn('surchargePercent', more),
  choiceColumn('overdueEffect', fixed),
  numberColumn('graceDays', more),
  textColumn('reminderDays', {
    ...more,
    value: ({ reminderDays }) =>
      reminderDays.length > 0 && <ReminderDays days={reminderDays} />,
    csv: ({ reminderDays }) => reminderDays.join(' '),
  }),
  badgeColumn('isActive', { true: 'success', false: 'outline' }, fixed),
  dateColumn('createdAt', { secondary: true }),
]

export const filters: string[] = []

const intervalUnits = ['DAY', 'WEEK', 'MONTH'].map((value) => ({ value }))

/** The days on which a reminder may be sent, relative to the due date; negative days are before it. */
const reminderChoices = [-14, -7, -3, -1, 0, 1, 3, 7, 14, 21, 30].map(
  (value) => ({ value })
)

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
  {
    name: 'overdueEffect',
    as: 'choice',
    required: true,
    choices: overdueEffects.map((value) => ({ value })),
    half: true,
  },
  {
    name: 'graceDays',
    as: 'number',
    required: true,
    min: 0,
    max: 365,
    half: true,
  },
  { name: 'reminderDays', as: 'multichoice', choices: reminderChoices },
  { name: 'reminderText', as: 'textarea', half: true },
  { name: 'reminderTextFil', as: 'textarea', half: true },
  { name: 'isActive', as: 'switch' },
]

/** The initial values of a new term: one payment, due at once. */
export const start: Partial<PaymentTermInput> = {
  installments: 1,
  intervalCount: 1,
  intervalUnit: 'MONTH',
  firstDueOffsetDays: 0,
  graceDays: GRACE_DAYS,
  overdueEffect: 'BANNER',
  reminderDays: [-7, -1, 0, 3, 7, 14],
  isActive: true,
}
