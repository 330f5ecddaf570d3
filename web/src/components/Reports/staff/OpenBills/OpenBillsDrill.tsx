import { useTranslation } from 'react-i18next'

import { Drill } from 'src/components/Reports/staff/figures/Drill'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { useTableState } from 'src/hooks/resource/useTableState'

import OpenBillsCell from './OpenBillsCell'
import { useDueSpan } from './useDueSpan'

import { formatShownDay, LIFETIME_DAY } from '$api/src/shared/manilaTime'

/** The bills behind the figure that the URL selects. */
export const OpenBillsDrill = () => {
  const { t, i18n } = useTranslation('reports')
  const { chosen, linkTo } = useDueSpan()
  const { page, perPage } = useTableState()
  if (!chosen) return null
  const { from, to, productId } = chosen
  const isBefore = from === '1970-01-01'
  const isFrom = to === LIFETIME_DAY
  const days = isBefore
    ? t('due.until', { day: formatShownDay(to, i18n.language) })
    : isFrom
      ? t('due.from', { day: formatShownDay(from, i18n.language) })
      : daysLabel(chosen, i18n.language)
  return (
    <Drill
      title={isBefore && isFrom ? t('due.all') : t('due.drill', { days })}
      closeTo={linkTo(null)}
    >
      <OpenBillsCell
        page={page}
        perPage={perPage}
        from={from}
        to={to}
        {...(productId && { productId })}
      />
    </Drill>
  )
}
