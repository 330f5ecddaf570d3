import { useTranslation } from 'react-i18next'

import { useManagerChoices } from 'src/components/Community/staff/SuccessManager/useManagerChoices'
import { Drill } from 'src/components/Reports/staff/figures/Drill'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { useAccess } from 'src/hooks/access/useAccess'
import { useTableState } from 'src/hooks/resource/useTableState'

import RetentionMembersCell from './RetentionMembersCell'
import { useCohort } from './useCohort'

import { enumValueOf } from '$api/src/shared/text/enumWords'

/** The members behind the figure that the URL selects. */
export const RetentionDrill = () => {
  const { t, i18n } = useTranslation('reports')
  const { chosen, managerId, setManagerId, linkTo } = useCohort()
  const { page, perPage } = useTableState()
  const mayFilter = useAccess().can('editSuccessManagers')
  const managers = useManagerChoices(mayFilter)
  if (!chosen) return null
  const { from, to, outcome } = chosen
  return (
    <Drill
      title={t('retention.drill', {
        days: daysLabel(chosen, i18n.language),
        outcome: t(`cohort.fields.${outcome ?? 'due'}`),
      })}
      closeTo={linkTo(null)}
    >
      {managers.length > 0 && (
        <select
          aria-label={t('retention.manager')}
          className="select w-auto max-sm:w-full"
          value={managerId ?? ''}
          onChange={({ target }) => setManagerId(target.value)}
        >
          <option value="">{t('retention.everyManager')}</option>
          {managers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <RetentionMembersCell
        page={page}
        perPage={perPage}
        from={from}
        to={to}
        {...(outcome && { filter: enumValueOf(outcome) })}
        {...(managerId && { successManagerId: managerId })}
      />
    </Drill>
  )
}
