import type { IncomingHttpHeaders } from 'node:http'

import { getCurrentUser } from 'src/lib/auth'
import { withinLimit } from 'src/lib/rateLimit'
import { sessionOf } from 'src/lib/sessions'
import { can } from 'src/shared/permissions'
import type { Uploader } from 'src/shared/uploads'

import { Refused } from './refusals'

const UPLOADS = { limit: 60, seconds: 60 * 60 }
/** Whoever fills a course has more of them. */
const TEACHERS_UPLOADS = { limit: 600, seconds: 60 * 60 }

/** Who is signed in. @throws Refused */
export const senderOf = async (headers: IncomingHttpHeaders) => {
  const session = await sessionOf(headers)
  if (!session) throw new Refused('UNAUTHENTICATED')
  return session
}

export type Sender = Awaited<ReturnType<typeof senderOf>>

/** What somebody may upload; counted as a try. @throws Refused */
export const uploaderOf = async (session: Sender): Promise<Uploader> => {
  const viewer = await getCurrentUser(session)
  const isTeacher =
    can(viewer, 'lesson_create') || can(viewer, 'resource-file_create')
  const limit = isTeacher ? TEACHERS_UPLOADS : UPLOADS
  if (!(await withinLimit(`upload:${session.id}`, limit)))
    throw new Refused('TOO_MANY_ATTEMPTS')
  return { isTeacher, isAdmin: can(viewer, 'uploadLargeFiles') }
}
