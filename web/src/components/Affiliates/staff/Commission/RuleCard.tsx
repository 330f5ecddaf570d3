import { useState } from 'react'

import { CircleStop, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CommissionRuleFields } from 'types/graphql'

import {
  useRuleText,
  valueText,
} from 'src/components/Affiliates/Commission/RuleText'
import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { RuleDialog } from './RuleDialog'

const END = gql`
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

const Actions = ({ rule, funnels }: Omit<RuleCardProps, 'mayEdit'>) => {
  const { t } = useTranslation(['affiliates.staff', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const { confirm, confirmDialog } = useConfirm()
  const [end, { loading }] = useSave(END, {
    done: t('rule.ended'),
    refetch: ['CommissionRulesQuery'],
  })
  const onEnd = async () => {
    const isSure = await confirm({
      title: t('rule.endTitle', { name: rule.name }),
      text: t('rule.endText'),
      confirmLabel: t('rule.end'),
      isDangerous: true,
    })
    if (isSure) await end({ id: rule.id })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Pencil} onClick={() => setIsOpen(true)}>
        {t('common:action.edit')}
      </Button>
      <Button
        look="ghost"
        icon={CircleStop}
        busy={loading}
        onClick={() => void onEnd()}
      >
        {t('rule.end')}
      </Button>
      {isOpen && (
        <RuleDialog
          rule={rule}
          funnels={funnels}
          onClose={() => setIsOpen(false)}
        />
      )}
      {confirmDialog}
    </div>
  )
}

/** A rule in words, with for whom it is and since when. */
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
        {mayEdit && endsAt == null && <Actions rule={rule} funnels={funnels} />}
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
