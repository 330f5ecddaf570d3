import type { IncomingHttpHeaders } from 'node:http'

import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import { getCurrentUser } from 'src/lib/auth'

import type { sessionOf } from './sessions'
import { langOfCookies } from './visitor'

type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/** Runs a service for a Fastify route with the same context as in GraphQL: the current user and the language. */
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
