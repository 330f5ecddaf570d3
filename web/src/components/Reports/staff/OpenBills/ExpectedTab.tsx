import { useTranslation } from 'react-i18next'

import { oneOf, text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import ExpectedCashCell from './ExpectedCashCell'
import { OpenBillsDrill } from './OpenBillsDrill'

import { chartSteps } from '$api/src/shared/reports/period'
import { enumValueOf } from '$api/src/shared/text/enumWords'

const parameters = { step: oneOf(chartSteps, 'week'), due: text }

export const ExpectedTab = () => {
  const { t } = useTranslation('reports')
  const [{ step }, set] = useUrlState(parameters)
  return (
    <>
      <select
        aria-label={t('expected.by')}
        className="select mb-4 w-auto max-sm:w-full"
        value={step}
        onChange={({ target }) =>
          set({ step: parameters.step(target.value), due: undefined })
        }
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
