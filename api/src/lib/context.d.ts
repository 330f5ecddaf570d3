import type { Visitor } from './sessions/visitor'

// What `functions/graphql.ts` adds to every request's context besides currentUser.
declare module '@redwoodjs/context' {
  interface GlobalContext {
    visitor?: Visitor
    /** The session of the signed-in user; the actor is the impersonating administrator. */
    session?: { id: string; actorUserId: number | null }
    /** Set by Yoga. */
    request?: Request
  }
}
