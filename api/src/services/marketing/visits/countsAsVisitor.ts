import { context } from '@redwoodjs/context'

import { LEARNER_ROLES } from 'src/lib/access/staff'

import { isBot } from './isBot'

/** Whether a visit is one of people whom pages are for: neither staff nor bots are counted. */
export const countsAsVisitor = (
  userAgent: string | undefined,
  roles: string[] = []
) => !isBot(userAgent) && roles.every((role) => LEARNER_ROLES.includes(role))

/** The same of the current operation's visitor. */
export const currentCountsAsVisitor = () =>
  countsAsVisitor(
    context.visitor?.userAgent,
    (context.currentUser?.roles ?? []) as string[]
  )
