import { useCallback } from 'react'

import type {
  MarkNoticesReadMutation,
  MarkNoticesReadMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { outlivesPage } from 'src/lib/data/outlivesPage'

import { tellUnread } from './live/sharedBell'
import { UNREAD_NOTICES } from './NoticeCount'

const MARK_READ = gql`
  mutation MarkNoticesReadMutation($upTo: Int!) {
    markNoticesRead(upTo: $upTo)
  }
`

/** Marks the user's notices up to an id as read; nothing during an impersonation, because the user has not seen them. */
export const useMarkNoticesRead = () => {
  const { currentUser } = useAuth()
  const isImpersonating = currentUser?.isImpersonating === true
  const [mark] = useMutation<
    MarkNoticesReadMutation,
    MarkNoticesReadMutationVariables
  >(MARK_READ, {
    update: (cache, { data }) => {
      const unreadNotices = data?.markNoticesRead ?? 0
      cache.writeQuery({ query: UNREAD_NOTICES, data: { unreadNotices } })
      tellUnread(unreadNotices)
    },
  })
  return useCallback(
    async (upTo: number) => {
      // The page is as useful if this fails.
      if (!isImpersonating)
        await mark({ variables: { upTo }, context: outlivesPage }).catch(
          () => undefined
        )
    },
    [isImpersonating, mark]
  )
}
