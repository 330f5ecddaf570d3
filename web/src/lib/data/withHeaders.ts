import { setContext } from '@apollo/client/link/context'

import { authHeaders } from 'src/auth'

/** Adds the caller's headers to those of the operation, such as an idempotency key. */
export const withHeaders = setContext(async (_operation, { headers }) => ({
  headers: { ...headers, ...(await authHeaders()) },
}))
