import { useId } from 'react'

import { useTranslation } from 'react-i18next'

import FunnelResultsCell from 'src/components/Marketing/staff/Funnel/FunnelResultsCell'
import { Card } from 'src/components/ui/layout/Card'
import { oneOf } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { presetDays } from '$api/src/shared/billing/presetDays'

const parameters = { days: oneOf(presetDays, 30) }

/** A funnel's results of the last days; the number of days is kept in the URL. */
export const ResultsCard = ({ funnelId }: { funnelId: string }) => {
  const { t } = useTranslation('marketing.staff')
  const labelId = useId()
  const [{ days }, set] = useUrlState(parameters)

  return (
    <Card
      title={t('results.title')}
      aside={
        <>
          <label htmlFor={labelId} className="sr-only">
            {t('results.period')}
          </label>
          <select
            id={labelId}
            value={days}
            onChange={({ target }) =>
              set({ days: parameters.days(target.value) })
            }
            className="select select-sm w-auto"
          >
            {presetDays.map((preset) => (
              <option key={preset} value={preset}>
                {t('results.lastDays', { count: preset })}
              </option>
            ))}
          </select>
        </>
      }
    >
      <FunnelResultsCell id={funnelId} days={days} />
    </Card>
  )
}
