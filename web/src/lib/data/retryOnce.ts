import { onError } from '@apollo/client/link/error'

import { dropToken } from 'src/auth'

/** Another tab may have signed in or out, so a request answered with 401 is retried once with a fresh token. */
export const retryOnce = onError(({ networkError, operation, forward }) => {
  const status =
    networkError && 'statusCode' in networkError && networkError.statusCode
  if (status !== 401 || operation.getContext().isRetry) return

  dropToken()
  operation.setContext({ isRetry: true })
  return forward(operation)
})
