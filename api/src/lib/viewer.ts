import type { IncomingHttpHeaders } from 'node:http'

import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import { getCurrentUser } from './auth'
import type { sessionOf } from './sessions'
import { langOfCookies } from './visitor'

type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/** Runs a service for a route of our own as GraphQL runs it: it finds who asks, and in which language. */
export const asViewer = <Answer>(
  session: Session,
  headers: IncomingHttpHeaders,
  serve: () => Promise<Answer>
): Promise<Answer> =>
  getAsyncStoreInstance().run(new Map(), async () => {
    context.currentUser = await getCurrentUser(session)
    context.visitor = { lang: langOfCookies(headers.cookie) }
    return serve()
  })
