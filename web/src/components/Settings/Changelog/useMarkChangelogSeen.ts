import { useEffect } from 'react'

import type { MarkChangelogSeenMutation } from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { useAuth } from 'src/auth'

const MARK = gql`
  mutation MarkChangelogSeenMutation {
    markChangelogSeen
  }
`

/** Whoever is signed in has seen what stands on the page. */
export const useMarkChangelogSeen = () => {
  const { isAuthenticated } = useAuth()
  const [mark] = useMutation<MarkChangelogSeenMutation>(MARK, {
    update: (cache, { data }) => {
      if (data?.markChangelogSeen)
        cache.modify({ fields: { unreadChangelog: () => 0 } })
    },
  })
  useEffect(() => {
    // The dot stays, and the next visit tries again.
    if (isAuthenticated) void mark().catch(() => {})
  }, [isAuthenticated, mark])
}
