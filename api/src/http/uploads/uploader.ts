import type { IncomingHttpHeaders } from 'node:http'

import { getCurrentUser } from 'src/lib/auth'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { usableSessionOf } from 'src/lib/sessions/viewer'
import { can } from 'src/shared/access/permissions'
import type { Uploader } from 'src/shared/uploads'

import { Refused } from './refusals'

/** The signed-in user. @throws Refused */
export const senderOf = async (headers: IncomingHttpHeaders) => {
  const session = await usableSessionOf(headers)
  if (!session) throw new Refused('UNAUTHENTICATED')
  return session
}

export type Sender = Awaited<ReturnType<typeof senderOf>>

/** The upload rights of a user. Each call counts as a try for the rate limit. @throws Refused */
export const uploaderOf = async (session: Sender): Promise<Uploader> => {
  const viewer = await getCurrentUser(session)
  const isTeacher =
    can(viewer, 'lesson_create') || can(viewer, 'resource-file_create')
  // Teachers upload many files while they fill a course.
  const limit = isTeacher ? 'teacher-uploads-per-hour' : 'uploads-per-hour'
  if (!(await withinLimit(limit, session.id)))
    throw new Refused('TOO_MANY_ATTEMPTS')
  return { isTeacher, isAdmin: can(viewer, 'uploadLargeFiles') }
}
