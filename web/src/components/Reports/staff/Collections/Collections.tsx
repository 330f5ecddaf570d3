import CollectionReportCell from './CollectionReportCell'
import { PeriodPicker } from './PeriodPicker'
import { usePeriod } from './usePeriod'

import { enumValueOf } from '$api/src/shared/text/enumWords'

/** The sums collected in a period and in the previous one. */
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
        group={enumValueOf(group)}
      />
    </>
  )
}
