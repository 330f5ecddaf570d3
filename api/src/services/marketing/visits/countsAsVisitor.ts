import { context } from '@redwoodjs/context'

import { LEARNER_ROLES } from 'src/lib/access/staff'

import { isBot } from './isBot'

/** Whether a visit counts: those of staff and bots do not. */
export const countsAsVisitor = (
  userAgent: string | undefined,
  roles: string[] = []
) => !isBot(userAgent) && roles.every((role) => LEARNER_ROLES.includes(role))

/** Whether the current operation's visitor counts. */
export const currentCountsAsVisitor = () =>
  countsAsVisitor(
    context.visitor?.userAgent,
    (context.currentUser?.roles ?? []) as string[]
  )
