import { onError } from '@apollo/client/link/error'

import { dropToken } from 'src/auth'

/** Another tab may have signed in or out: a 401 is asked once more with a fresh token. */
export const retryOnce = onError(({ networkError, operation, forward }) => {
  const status =
    networkError && 'statusCode' in networkError && networkError.statusCode
  if (status !== 401 || operation.getContext().isRetry) return

  dropToken()
  operation.setContext({ isRetry: true })
  return forward(operation)
})
