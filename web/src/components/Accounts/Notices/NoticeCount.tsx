import { useQuery } from '@redwoodjs/web'

import { isBellLive } from './live/sharedBell'

export const UNREAD_NOTICES: Doc<'UnreadNoticesQuery'> = gql`
  query UnreadNoticesQuery {
    unreadNotices
  }
`

const POLL_MS = 120_000

/** The server counts up to a hundred. */
const MOST_SHOWN = 99

export const shownCount = (count: number) =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`

/** The number of unread notices, on the bell. It asks while no tab is connected, and not in the background. */
const NoticeCount = () => {
  const { data } = useQuery(UNREAD_NOTICES, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden || isBellLive(),
  })
  const count = data?.unreadNotices ?? 0
  if (count === 0) return null
  return (
    <span className="bg-error text-error-content absolute top-0.5 right-2 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums">
      {shownCount(count)}
    </span>
  )
}

export default NoticeCount
