import CollectionReportCell from './CollectionReportCell'
import { PeriodPicker } from './PeriodPicker'
import { usePeriod } from './usePeriod'

/** What was collected in a period, and in the one before it. */
export const Collections = () => {
  const chosen = usePeriod()
  const { period, from, to, group } = chosen
  return (
    <>
      <PeriodPicker chosen={chosen} />
      <CollectionReportCell
        period={period}
        from={from}
        {...(to && { to })}
        group={group}
      />
    </>
  )
}
