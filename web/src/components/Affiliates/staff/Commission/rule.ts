import type { CommissionRuleFields, CommissionRuleInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'

registerFragment(gql`
  fragment CommissionRuleFields on CommissionRule {
    id
    name
    affiliateId
    affiliateName
    basis
    value
    firstInstalments
    capCentavos
    holdDays
    tiers {
      fromOrders
      value
    }
    funnels {
      id
      name
    }
    startsAt
    endsAt
    writtenBy
  }
`)

const TIERS = [1, 2, 3] as const
type TierNumber = (typeof TIERS)[number]

type TierFields = {
  [Key in TierNumber as `from${Key}`]?: number | null
} & {
  [Key in TierNumber as `percent${Key}` | `amount${Key}`]?: number | null
}

/** The form has percents beside centavos, and three tiers in fields of their own. */
export type RuleForm = Pick<
  CommissionRuleInput,
  | 'name'
  | 'basis'
  | 'firstInstalments'
  | 'capCentavos'
  | 'holdDays'
  | 'funnelIds'
> & { percent?: number | null; amountCentavos?: number | null } & TierFields

const isPercent = ({ basis }: RuleForm) => basis === 'PERCENT'
const isFlat = ({ basis }: RuleForm) => basis === 'FLAT'

const tierFields = (
  key: TierNumber,
  label: (part: 'from' | 'percent' | 'amount') => string,
  title?: string
): Field<RuleForm>[] => [
  {
    name: `from${key}`,
    as: 'number',
    min: 1,
    half: true,
    label: label('from'),
    group: title,
  },
  {
    name: `percent${key}`,
    as: 'number',
    max: 100,
    half: true,
    label: label('percent'),
    when: isPercent,
  },
  {
    name: `amount${key}`,
    as: 'money',
    half: true,
    label: label('amount'),
    when: isFlat,
  },
]

export const ruleFields = (
  funnels: Choice[],
  label: (part: 'from' | 'percent' | 'amount') => string,
  tiersTitle: string
): Field<RuleForm>[] => [
  { name: 'name', as: 'text', required: true },
  {
    name: 'basis',
    as: 'choice',
    required: true,
    half: true,
    choices: [{ value: 'PERCENT' }, { value: 'FLAT' }],
  },
  {
    name: 'percent',
    as: 'number',
    required: true,
    max: 100,
    half: true,
    when: isPercent,
  },
  {
    name: 'amountCentavos',
    as: 'money',
    required: true,
    half: true,
    when: isFlat,
  },
  { name: 'firstInstalments', as: 'number', min: 1, half: true },
  { name: 'capCentavos', as: 'money', half: true },
  { name: 'holdDays', as: 'number', required: true, min: 0, half: true },
  { name: 'funnelIds', as: 'multichoice', choices: funnels },
  ...TIERS.flatMap((key) =>
    tierFields(key, label, key === 1 ? tiersTitle : undefined)
  ),
]

export const start: Partial<RuleForm> = {
  basis: 'PERCENT',
  holdDays: 30,
  funnelIds: [],
}

/** The form's values of a rule. */
export const toForm = (rule: CommissionRuleFields): Partial<RuleForm> => {
  const { name, basis, value, tiers, funnels } = rule
  const key = basis === 'PERCENT' ? 'percent' : 'amount'
  const shown = (of: number) => (basis === 'PERCENT' ? of / 100 : of)
  return {
    name,
    basis,
    firstInstalments: rule.firstInstalments,
    capCentavos: rule.capCentavos,
    holdDays: rule.holdDays,
    percent: basis === 'PERCENT' ? shown(value) : null,
    amountCentavos: basis === 'FLAT' ? value : null,
    funnelIds: funnels.map(({ id }) => id),
    ...Object.fromEntries(
      tiers.flatMap((tier, index) => [
        [`from${index + 1}`, tier.fromOrders],
        [`${key}${index + 1}`, shown(tier.value)],
      ])
    ),
  }
}

/** The input of a form's values; a tier without a number of orders is left out. */
export const toInput = (
  form: RuleForm,
  affiliateId: number | null
): CommissionRuleInput => {
  const isPart = form.basis === 'PERCENT'
  const valueOf = (percent?: number | null, centavos?: number | null) =>
    isPart ? Math.round((percent ?? 0) * 100) : (centavos ?? 0)
  return {
    name: form.name,
    affiliateId,
    basis: form.basis,
    value: valueOf(form.percent, form.amountCentavos),
    firstInstalments: form.firstInstalments,
    capCentavos: form.capCentavos,
    holdDays: form.holdDays,
    funnelIds: form.funnelIds,
    tiers: TIERS.flatMap((key) => {
      const fromOrders = form[`from${key}`]
      return fromOrders
        ? [
            {
              fromOrders,
              value: valueOf(form[`percent${key}`], form[`amount${key}`]),
            },
          ]
        : []
    }),
  }
}
