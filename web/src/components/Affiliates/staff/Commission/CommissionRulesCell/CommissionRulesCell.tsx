import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CommissionRulesQuery } from 'types/graphql'

import 'src/components/Affiliates/staff/Commission/rule'
import { RuleCard } from 'src/components/Affiliates/staff/Commission/RuleCard'
import { RuleDialog } from 'src/components/Affiliates/staff/Commission/RuleDialog'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { useAccess } from 'src/hooks/access/useAccess'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'CommissionRulesQuery'> = gql`
  query CommissionRulesQuery {
    commissionRules(withEnded: true) {
      ...CommissionRuleFields
    }
    commissionFunnels {
      id
      name
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'CommissionRulesQuery'>>
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure

type SuccessProps = CommissionRulesQuery & {
  /** Shows the rules of this affiliate alone, and makes new ones for them. */
  affiliateId?: number
}

/** The rules in force, and those that ended. */
export const Success = ({
  commissionRules,
  commissionFunnels: funnels,
  affiliateId,
}: SuccessProps) => {
  const { t } = useTranslation('affiliates.staff')
  const mayEdit = useAccess().can('editAffiliates')
  const [isOpen, setIsOpen] = useState(false)
  const rules = commissionRules.filter(
    (rule) => affiliateId === undefined || rule.affiliateId === affiliateId
  )
  const inForce = rules.filter(({ endsAt }) => endsAt == null)
  const ended = rules.filter(({ endsAt }) => endsAt != null)
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted max-w-prose text-sm">{t('rule.lead')}</p>
        {mayEdit && (
          <Button look="primary" icon={Plus} onClick={() => setIsOpen(true)}>
            {t('rule.create')}
          </Button>
        )}
      </div>
      {isOpen && (
        <RuleDialog
          affiliateId={affiliateId}
          funnels={funnels}
          onClose={() => setIsOpen(false)}
        />
      )}
      {inForce.length === 0 && (
        <div className="panel">
          <EmptyState
            title={t('rule.empty')}
            text={t(affiliateId ? 'rule.emptyOwn' : 'rule.emptyHelp')}
          />
        </div>
      )}
      {inForce.map((rule) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          funnels={funnels}
          mayEdit={mayEdit}
        />
      ))}
      {ended.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">
            {t('rule.showEnded', { count: ended.length })}
          </summary>
          <div className="mt-4 space-y-4">
            {ended.map((rule) => (
              <RuleCard
                key={rule.id}
                rule={rule}
                funnels={funnels}
                mayEdit={false}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
