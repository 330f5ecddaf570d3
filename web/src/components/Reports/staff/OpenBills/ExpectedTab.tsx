import { useTranslation } from 'react-i18next'

import { useReportParams } from 'src/components/Reports/staff/figures/useReportParams'

import ExpectedCashCell from './ExpectedCashCell'
import { OpenBillsDrill } from './OpenBillsDrill'

import { enumValueOf } from '$api/src/shared/enumWords'
import { chartSteps } from '$api/src/shared/reports/period'

export const ExpectedTab = () => {
  const { t } = useTranslation('reports')
  const { read, change } = useReportParams()
  const step = chartSteps.find((one) => one === read('step')) ?? 'week'
  return (
    <>
      <select
        aria-label={t('expected.by')}
        className="select mb-4 w-auto max-sm:w-full"
        value={step}
        onChange={({ target }) => change({ step: target.value, due: null })}
      >
        {chartSteps.map((one) => (
          <option key={one} value={one}>
            {t(`expected.steps.${one}`)}
          </option>
        ))}
      </select>
      <ExpectedCashCell step={enumValueOf(step)} />
      <OpenBillsDrill />
    </>
  )
}
