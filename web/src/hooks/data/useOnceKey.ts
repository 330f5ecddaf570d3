import { useRef } from 'react'

import { newKey } from 'src/lib/data/newKey'

/**
 * The idempotency key of a change that the server makes once: the same for the same variables, until `forget` is called
 * after a success.
 */
export const useOnceKey = () => {
  const last = useRef<{ sent: string; key: string }>()
  return {
    headers: (variables: object) => {
      const sent = JSON.stringify(variables)
      if (last.current?.sent !== sent) last.current = { sent, key: newKey() }
      return { 'idempotency-key': last.current.key }
    },
    forget: () => {
      last.current = undefined
    },
  }
}
