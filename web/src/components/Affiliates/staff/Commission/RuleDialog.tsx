import { useTranslation } from 'react-i18next'
import type { CommissionRuleFields } from 'types/graphql'

import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { ruleFields, start, toForm, toInput, type RuleForm } from './rule'

const SAVE: Doc<'SaveCommissionRuleMutation'> = gql`
  mutation SaveCommissionRuleMutation($id: Int, $input: CommissionRuleInput!) {
    saveCommissionRule(id: $id, input: $input) {
      id
    }
  }
`

type RuleDialogProps = {
  /** The version that the new one follows. */
  rule?: CommissionRuleFields
  /** The only affiliate of a new rule. */
  affiliateId?: number
  funnels: { id: string; name: string }[]
  onClose: () => void
}

/** The form of a rule, whose change begins a new version. */
export const RuleDialog = ({
  rule,
  affiliateId,
  funnels,
  onClose,
}: RuleDialogProps) => {
  const { t } = useTranslation('affiliates.staff')
  return (
    <ResourceDialog
      entity="affiliates.staff.rule"
      fields={ruleFields(
        funnels.map(({ id, name }) => ({ value: id, label: name })),
        (part) => t(`rule.tier.${part}`),
        t('rule.tier.title')
      )}
      record={rule ? toForm(rule) : start}
      name={rule?.name}
      mutation={SAVE}
      variables={(form: RuleForm) => ({
        id: rule?.id ?? null,
        input: toInput(form, rule?.affiliateId ?? affiliateId ?? null),
      })}
      refetch={['CommissionRulesQuery']}
      onClose={onClose}
    />
  )
}
