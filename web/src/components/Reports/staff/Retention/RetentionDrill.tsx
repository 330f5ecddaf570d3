import { useTranslation } from 'react-i18next'

import { Drill } from 'src/components/Reports/staff/figures/Drill'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { useTableState } from 'src/hooks/resource/useTableState'

import RetentionMembersCell from './RetentionMembersCell'
import { useCohort } from './useCohort'

import { enumValueOf } from '$api/src/shared/text/enumWords'

/** The members behind the figure that the URL selects. */
export const RetentionDrill = () => {
  const { t, i18n } = useTranslation('reports')
  const { chosen, linkTo } = useCohort()
  const { page, perPage } = useTableState()
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
      <RetentionMembersCell
        page={page}
        perPage={perPage}
        from={from}
        to={to}
        {...(outcome && { filter: enumValueOf(outcome) })}
      />
    </Drill>
  )
}
