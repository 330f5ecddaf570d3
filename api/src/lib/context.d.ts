import type { Visitor } from './visitor'

// What `functions/graphql.ts` puts beside currentUser into every request's context.
declare module '@redwoodjs/context' {
  interface GlobalContext {
    visitor?: Visitor
    /** Of who is signed in; the actor is the administrator behind an impersonation. */
    session?: { id: string; actorUserId: number | null }
    /** Yoga's. */
    request?: Request
  }
}
