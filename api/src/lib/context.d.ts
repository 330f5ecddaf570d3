import type { FastifyReply } from 'fastify'

import type { LiveToken } from './sessions/sessions'
import type { Visitor } from './sessions/visitor'

// The fields that `http/graphql` adds to every request's context besides currentUser.
declare module '@redwoodjs/context' {
  interface GlobalContext {
    visitor?: Visitor
    /** The session of the signed-in user; the actor is the impersonating administrator. */
    session?: {
      id: string
      actorUserId: number | null
      /** Whether the acting person has a second factor, and when a code of it was last entered. */
      hasFactor?: boolean
      factorAt?: Date | null
    }
    /** When the period of grace of a user who has to set up a second factor ends; null for all others. */
    factorDueAt?: Date | null
    /** The access token of a program that acts for the user, instead of a session. */
    token?: LiveToken
    /** The response, for cookies. */
    reply?: FastifyReply
    /** The reads that several fields of the query share (lib/database/readOnce.ts). */
    reads?: Map<string, Promise<unknown>>
  }
}
