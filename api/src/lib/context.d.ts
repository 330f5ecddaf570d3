import type { Visitor } from './visitor'

// What `functions/graphql.ts` puts beside currentUser into every request's context.
declare module '@redwoodjs/context' {
  interface GlobalContext {
    visitor?: Visitor
  }
}
