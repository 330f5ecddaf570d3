import { useEffect } from 'react'

import { useApolloClient } from '@apollo/client'

import { deliveriesIn } from './webhook'

/** How often the page asks whether a delivery has arrived; the job goes on without the page. */
const POLL_MS = 2000

export const FollowDeliveries = () => {
  const client = useApolloClient()
  useEffect(() => {
    const timer = setInterval(
      () => void client.refetchQueries({ include: deliveriesIn }),
      POLL_MS
    )
    return () => clearInterval(timer)
  }, [client])
  return null
}
