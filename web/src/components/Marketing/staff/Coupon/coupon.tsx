import type { CouponFields, CouponInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { PesoText } from 'src/components/ui/text/PesoText'

import { changeableWhenUsed } from '$api/src/shared/billing/coupon'
import { toPesos } from '$api/src/shared/money'

registerFragment(gql`
  fragment CouponFields on Coupon {
    id
    funnelId
    funnel {
      id
      name
      slug
    }
    code
    name
    discountType
    amountCentavos
    percent
    maxDiscountCentavos
    spread
    startsAt
    endsAt
    usageLimit
    perUserLimit
    minOrderCentavos
    audience
    emails
    paymentTermIds
    affiliateCode
    affiliateName
    isPaused
    note
    state
    usedCount
    heldCount
    createdAt
  }
`)

/** Uses and their limit: '3 / 10', or '3' without a limit. */
const usesOf = ({ usedCount, usageLimit }: CouponFields) =>
  usageLimit == null ? `${usedCount}` : `${usedCount} / ${usageLimit}`

export const columns: Column<CouponFields>[] = [
  textColumn('code'),
  textColumn('name', more),
  textColumn('percent', {
    ...fixed,
    align: 'right',
    value: ({ percent, amountCentavos }) =>
      percent == null ? (
        <PesoText centavos={amountCentavos ?? 0} />
      ) : (
        `${percent}%`
      ),
    csv: ({ percent, amountCentavos }) =>
      percent == null ? toPesos(amountCentavos ?? 0) : `${percent}%`,
  }),
  badgeColumn(
    'state',
    {
      SCHEDULED: 'info',
      ACTIVE: 'success',
      PAUSED: 'warning',
      USED_UP: 'outline',
      ENDED: 'outline',
      ARCHIVED: 'neutral',
    },
    fixed
  ),
  textColumn('usedCount', {
    ...fixed,
    align: 'right',
    value: usesOf,
    csv: usesOf,
  }),
  dateColumn('startsAt', { ...fixed, look: 'time', secondary: true }),
  dateColumn('endsAt', { look: 'time' }),
  choiceColumn('audience', more),
  numberColumn('heldCount', more),
  moneyColumn('maxDiscountCentavos', more),
  choiceColumn('spread', more),
  numberColumn('perUserLimit', more),
  moneyColumn('minOrderCentavos', more),
  textColumn('emails', {
    ...more,
    value: ({ emails }) => emails.join(', ') || null,
    csv: ({ emails }) => emails.join(', '),
  }),
  textColumn('affiliateName', more),
  textColumn('note', more),
]

/** The filters of spec section 4, without "all", which the table adds. */
export const filters = ['active', 'inactive', 'archived']

/** The form has one email per line. */
export type CouponForm = Omit<CouponInput, 'emails'> & {
  emails?: string | null
}

const choices = (...values: string[]) => values.map((value) => ({ value }))

const isPercent = ({ discountType }: CouponForm) => discountType === 'PERCENT'

const allFields = (terms: Choice[]): Field<CouponForm>[] => [
  { name: 'code', as: 'text', required: true, half: true },
  { name: 'name', as: 'text', half: true },
  {
    name: 'discountType',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('FIXED', 'PERCENT'),
  },
  {
    name: 'percent',
    as: 'number',
    required: true,
    half: true,
    max: 100,
    when: isPercent,
  },
  {
    name: 'amountCentavos',
    as: 'money',
    required: true,
    half: true,
    when: (values) => values.discountType === 'FIXED',
  },
  { name: 'maxDiscountCentavos', as: 'money', half: true, when: isPercent },
  {
    name: 'spread',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('PRORATED', 'FIRST_ONLY'),
  },
  { name: 'startsAt', as: 'dateTime', half: true },
  { name: 'endsAt', as: 'dateTime', half: true },
  { name: 'usageLimit', as: 'number', min: 1, half: true },
  { name: 'perUserLimit', as: 'number', required: true, min: 1, half: true },
  { name: 'minOrderCentavos', as: 'money', half: true },
  {
    name: 'audience',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('ANYONE', 'NEW_CUSTOMER', 'RENEWAL', 'SPECIFIC_USERS'),
  },
  {
    name: 'emails',
    as: 'textarea',
    required: true,
    when: ({ audience }) => audience === 'SPECIFIC_USERS',
  },
  { name: 'paymentTermIds', as: 'multichoice', choices: terms },
  { name: 'affiliateCode', as: 'text', half: true, autoComplete: 'off' },
  { name: 'note', as: 'textarea' },
]

/** A used coupon's discount and audience are read-only. */
export const fieldsWith = (
  terms: Choice[],
  isUsed: boolean
): Field<CouponForm>[] =>
  allFields(terms).map((field) => ({
    ...field,
    disabled:
      isUsed && !(changeableWhenUsed as readonly string[]).includes(field.name),
  }))

export const start: Partial<CouponForm> = {
  discountType: 'PERCENT',
  spread: 'PRORATED',
  perUserLimit: 1,
  audience: 'ANYONE',
}

export const toForm = ({ emails, ...coupon }: CouponFields) => ({
  ...coupon,
  emails: emails.join('\n'),
})

export const toInput = ({ emails, ...input }: CouponForm): CouponInput => ({
  ...input,
  emails: (emails ?? '').split(/[\s,;]+/).filter(Boolean),
})
