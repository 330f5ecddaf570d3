import { useId } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate, useLocation } from '@redwoodjs/router'

import FunnelResultsCell from 'src/components/Marketing/staff/Funnel/FunnelResultsCell'
import { Card } from 'src/components/ui/layout/Card/Card'

import { presetDays } from '$api/src/shared/billing/presetDays'

const DAYS = 30

/** A funnel's results of the last days; the number of days is kept in the URL. */
export const ResultsCard = ({ funnelId }: { funnelId: string }) => {
  const { t } = useTranslation('marketing.staff')
  const labelId = useId()
  const { pathname, search } = useLocation()
  const wanted = Number(new URLSearchParams(search).get('days'))
  const days = presetDays.find((preset) => preset === wanted) ?? DAYS

  const onChoose = (chosen: string) => {
    const next = new URLSearchParams(window.location.search)
    next.set('days', chosen)
    navigate(`${pathname}?${next}`, { replace: true, scroll: false })
  }

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
            onChange={(event) => onChoose(event.target.value)}
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
