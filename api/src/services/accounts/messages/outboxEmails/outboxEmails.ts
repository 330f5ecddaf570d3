import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { containing, pageWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { readableMail } from 'src/lib/outbox'

/** Counts stop at this many mails, and so do pages; a filter or a search finds the rest. */
const LIST_BOUND = 1000

export const outboxEmailsPage = (async (args) => {
  const q = containing(args.q)
  const where: Prisma.OutboxEmailWhereInput = {
    ...(q && { OR: [{ to: q }, { subject: q }] }),
    status: args.filter ?? undefined,
  }
  return pageWithin(
    LIST_BOUND,
    args,
    async (window) =>
      (await db.outboxEmail.findMany({ where, ...window })).map(readableMail),
    (counted) => db.outboxEmail.count({ where, ...counted })
  )
}) satisfies QueryResolvers['outboxEmailsPage']

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const outboxEmail = (async ({ id }) => {
  const mail = UUID.test(id)
    ? await db.outboxEmail.findUnique({ where: { id } })
    : null
  return mail && readableMail(mail)
}) satisfies QueryResolvers['outboxEmail']
