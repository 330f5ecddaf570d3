import { CircleStop, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CommissionRuleFields } from 'types/graphql'

import {
  useRuleText,
  valueText,
} from 'src/components/Affiliates/Commission/RuleText'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

import { RuleDialog } from './RuleDialog'

const END: Doc<'EndCommissionRuleMutation'> = gql`
  mutation EndCommissionRuleMutation($id: Int!) {
    endCommissionRule(id: $id) {
      id
      endsAt
    }
  }
`

type RuleCardProps = {
  rule: CommissionRuleFields
  funnels: { id: string; name: string }[]
  mayEdit: boolean
}

/** A rule in words, with its affiliates or funnels and its first day. */
export const RuleCard = ({ rule, funnels, mayEdit }: RuleCardProps) => {
  const { t } = useTranslation('affiliates.staff')
  const ruleText = useRuleText()
  const { name, affiliateName, basis, tiers, startsAt, endsAt, writtenBy } =
    rule
  const places = rule.funnels.map((funnel) => funnel.name).join(', ')
  return (
    <article className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-muted text-sm">
            {affiliateName ?? t('rule.everybody')} ·{' '}
            {places || t('rule.everything')}
          </p>
        </div>
        {mayEdit && endsAt == null && (
          <Actions
            words="affiliates.staff:rule"
            of={{ name }}
            refetch={['CommissionRulesQuery']}
            className="flex flex-wrap gap-2"
            actions={[
              {
                name: 'edit',
                icon: Pencil,
                opens: (onClose) => (
                  <RuleDialog rule={rule} funnels={funnels} onClose={onClose} />
                ),
              },
              {
                name: 'end',
                icon: CircleStop,
                look: 'ghost',
                does: call(END, { id: rule.id }),
                asks: 'confirm',
                isDangerous: true,
              },
            ]}
          />
        )}
      </div>
      <p className="mt-3">{ruleText(rule)}</p>
      {tiers.map(({ fromOrders, value }) => (
        <p key={fromOrders} className="text-sm">
          {t('rule.tierText', {
            count: fromOrders,
            value: valueText(basis, value),
          })}
        </p>
      ))}
      <p className="text-muted mt-3 text-sm">
        {t('rule.since')} <DateText date={startsAt} look="time" />
        {endsAt && (
          <>
            {' '}
            {t('rule.until')} <DateText date={endsAt} look="time" />
          </>
        )}
        {writtenBy && ` · ${writtenBy}`}
      </p>
    </article>
  )
}
