import type { AccessLevel, User, UserAccessLevel } from '@prisma/client'

import { isStaffLevels } from 'src/lib/access/staff'
import { db } from 'src/lib/db'
import { deviceCookie } from 'src/lib/sessions/devices'
import { preferencesOf } from 'src/lib/sessions/preferences'
import { startSession } from 'src/lib/sessions/sessionTokens'
import type {
  AuthAnswer,
  AuthCaller,
} from 'src/services/accounts/auth/authAnswer'

type Held = UserAccessLevel & { accessLevel: AccessLevel }

/** Writes the log of sign-ins. */
export const logSignIn = (
  userEmail: string,
  { ip, userAgent }: AuthCaller,
  outcome: { userId?: number; isSuccess: boolean; message: string }
) =>
  db.loginLog.createMany({
    data: { userEmail, ip, userAgent, source: 'SERVER', ...outcome },
  })

/** Signs a user in: a session, the log, and the answer of `login` (spec section 7). */
export const openSession = async (
  user: User & { accessLevels: Held[] },
  caller: AuthCaller,
  { deviceId, isProved }: { deviceId?: string; isProved: boolean }
): Promise<AuthAnswer> => {
  const { id, email } = user
  const isStaff = isStaffLevels(
    user.accessLevels.map(({ accessLevel }) => accessLevel)
  )
  const token = await startSession(db, { ...user, isStaff }, caller, isProved)
  await logSignIn(email, caller, { userId: id, isSuccess: true, message: '' })
  return {
    status: 200,
    body: { id, email, preferences: preferencesOf(user) },
    session: { token },
    cookies: [deviceCookie(email, deviceId)],
  }
}
