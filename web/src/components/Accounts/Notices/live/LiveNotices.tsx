import { useEffect, useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import {
  shownCount,
  UNREAD_NOTICES,
} from 'src/components/Accounts/Notices/NoticeCount'
import { useSavesData } from 'src/hooks/browser/useSavesData'

import { joinBell, watchBell } from './sharedBell'

/**
 * Keeps the bell's count as new as the server's and says when a notice arrives. Connects neither with the data saver nor
 * during an impersonation; the count then comes as it does without a connection.
 */
const LiveNotices = () => {
  const { t } = useTranslation()
  const { currentUser } = useAuth()
  const { client } = useQuery(UNREAD_NOTICES, { fetchPolicy: 'cache-only' })
  const savesData = useSavesData()
  const [unread, setUnread] = useState<number>()
  const newest = useRef<number | null>()

  useEffect(
    () =>
      watchBell((bell) => {
        client.writeQuery({
          query: UNREAD_NOTICES,
          data: { unreadNotices: bell.unread },
        })
        if (bell.newest === undefined) return
        const isNew =
          newest.current !== undefined &&
          (bell.newest ?? 0) > (newest.current ?? 0)
        newest.current = bell.newest
        // Emptied in between, so that the same words are said again.
        setUnread(isNew && bell.unread > 0 ? bell.unread : undefined)
      }),
    [client]
  )

  const id = currentUser?.id
  const mayConnect = !savesData && currentUser?.isImpersonating !== true
  useEffect(
    () => (mayConnect && id !== undefined ? joinBell(Number(id)) : undefined),
    [mayConnect, id]
  )

  return (
    <span role="status" className="sr-only">
      {unread !== undefined &&
        t('shell.newNotice', { unread: shownCount(unread) })}
    </span>
  )
}

export default LiveNotices
