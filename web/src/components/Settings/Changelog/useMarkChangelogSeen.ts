import { useEffect } from 'react'

import type { MarkChangelogSeenMutation } from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { useAuth } from 'src/auth'

const MARK = gql`
  mutation MarkChangelogSeenMutation {
    markChangelogSeen
  }
`

/** Marks the entries on the page as seen by the signed-in user. */
export const useMarkChangelogSeen = () => {
  const { isAuthenticated } = useAuth()
  const [mark] = useMutation<MarkChangelogSeenMutation>(MARK, {
    update: (cache, { data }) => {
      if (data?.markChangelogSeen)
        cache.modify({ fields: { unreadChangelog: () => 0 } })
    },
  })
  useEffect(() => {
    // On failure the dot stays, and the next visit tries again.
    if (isAuthenticated) void mark().catch(() => {})
  }, [isAuthenticated, mark])
}
