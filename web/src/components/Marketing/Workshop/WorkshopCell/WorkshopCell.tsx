import { useEffect, useState } from 'react'

import { isUrgent } from 'src/components/Marketing/Workshop/isUrgent'
import { Workshop } from 'src/components/Marketing/Workshop/Workshop'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'WorkshopQuery'> = gql`
  query WorkshopQuery($track: WorkshopTrack!) {
    workshop(track: $track) {
      days {
        day
        state
        startsAt
        link
        freebie
      }
      nextChangeAt
    }
  }
`

/** The longest wait that browsers' timers hold. */
const MOST_MS = 2_000_000_000
/** The server's clock decides; a browser whose clock is ahead asks again. */
const LATE_MS = 1_000
const BETWEEN_MS = 15_000

type Given = {
  /** Shows it only while it is urgent, or only while it is not. */
  urgent?: boolean
  /** The placeholder while the workshop shows nothing. */
  emptyNote?: string
}

export const beforeQuery = ({
  track,
}: VariablesOf<'WorkshopQuery'> & Given): {
  variables: VariablesOf<'WorkshopQuery'>
} => ({
  variables: { track },
})

// The training is the page; nothing waits for its workshop.
export const Loading = () => null
export const Empty = ({ emptyNote }: Given) =>
  emptyNote ? <p className="panel p-4">{emptyNote}</p> : null
export const Failure = CellFailure
export const Success = ({
  workshop,
  queryResult,
  urgent,
}: PropsOf<'WorkshopQuery'> & Given) => {
  const { nextChangeAt } = workshop
  const refetch = queryResult?.refetch
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!nextChangeAt || !refetch) return
    const wait = new Date(nextChangeAt).getTime() - Date.now() + LATE_MS
    const least = tries > 0 ? BETWEEN_MS : LATE_MS
    const timer = setTimeout(
      () => {
        const goOn = () => setTries((count) => count + 1)
        refetch().then(goOn, goOn)
      },
      Math.min(Math.max(wait, least), MOST_MS)
    )
    return () => clearTimeout(timer)
  }, [nextChangeAt, refetch, tries])
  return urgent === undefined || urgent === isUrgent(workshop.days) ? (
    <Workshop days={workshop.days} />
  ) : null
}
