import { ApolloLink, Observable, type FetchResult } from '@apollo/client/core'

import { pageUser } from './pageSession'

type Reason = 'ended' | 'changed' | 'factor'

const reasons: Record<string, Reason | undefined> = {
  UNAUTHENTICATED: 'ended',
  SECOND_FACTOR_NEEDED: 'factor',
}

const reasonOf = ({ errors }: FetchResult) =>
  pageUser() === undefined
    ? undefined
    : reasons[String(errors?.[0]?.extensions?.code)]

/**
 * Holds an operation that the session stopped, and sends it again once, as it was (with its idempotency key):
 *
 * - if the session has ended, after the user has signed in again; if it lives after all, at once;
 * - if another tab has signed out and in (401), with a fresh token;
 * - if it needs a code of the second factor, after the user has entered one.
 *
 * Otherwise the refusal goes on to the page.
 */
export const sessionLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const tried = new Set<string>()
      let stop = () => {}

      const send = () => {
        let isHeld = false
        const hold = (reason: Reason, giveUp: () => void) => {
          isHeld = true
          tried.add(reason)
          import('./endedSession')
            .then(({ mayGoOn }) => mayGoOn(reason, operation))
            .then(
              (mayGo) => (mayGo ? send() : giveUp()),
              // A lost network says nothing about the session.
              (failure) => observer.error(failure)
            )
        }
        const request = forward(operation).subscribe({
          next: (answer) => {
            const reason = reasonOf(answer)
            if (reason && !tried.has(reason))
              hold(reason, () => {
                observer.next(answer)
                observer.complete()
              })
            else observer.next(answer)
          },
          error: (failure) => {
            const giveUp = () => observer.error(failure)
            if (failure.statusCode === 401 && !tried.has('changed'))
              hold('changed', giveUp)
            else giveUp()
          },
          complete: () => isHeld || observer.complete(),
        })
        stop = () => request.unsubscribe()
      }
      send()
      return () => stop()
    })
)
