import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { containing, pageOf } from 'src/lib/paging'

export const outboxEmailsPage = (async (args) => {
  const q = containing(args.q)
  const where: Prisma.OutboxEmailWhereInput = q
    ? { OR: [{ to: q }, { subject: q }] }
    : {}
  return pageOf(
    args,
    ['createdAt', 'to', 'subject'],
    (window) => db.outboxEmail.findMany({ where, ...window }),
    () => db.outboxEmail.count({ where })
  )
}) satisfies QueryResolvers['outboxEmailsPage']

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const outboxEmail = (async ({ id }) =>
  UUID.test(id)
    ? db.outboxEmail.findUnique({ where: { id } })
    : null) satisfies QueryResolvers['outboxEmail']
