import { fromPromise, Observable } from '@apollo/client/core'
import { onError } from '@apollo/client/link/error'

import { dropToken } from 'src/auth'
import { reloadPage } from 'src/lib/browser/reloadPage'
import { pageUser, signedInUserId } from 'src/lib/data/pageSession'

/** Whether the browser's session is still that of the page's user. */
const isSameUser = async () => {
  const expected = pageUser()
  return expected === undefined || (await signedInUserId()) === expected
}

/**
 * Another tab may have signed out and in, so a request answered with 401 is retried once with a fresh token. If another
 * user signed in there, nothing is sent in their name: the page reloads as theirs.
 */
export const retryOnce = onError(({ networkError, operation, forward }) => {
  const status =
    networkError && 'statusCode' in networkError && networkError.statusCode
  if (status !== 401 || operation.getContext().isRetry) return

  dropToken()
  operation.setContext({ isRetry: true })
  return fromPromise(isSameUser()).flatMap((isSame) => {
    if (isSame) return forward(operation)
    reloadPage()
    return new Observable(() => {})
  })
})
