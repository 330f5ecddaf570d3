import type { ChangelogEntry, Prisma } from '@prisma/client'
import type {
  ChangelogEntryInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { isVisible } from 'src/shared/text/plainMarks'

const asAnswer = (entry: ChangelogEntry) => withFilipino(entry, 'title', 'body')

export const changelogEntriesPage = (async (args) => {
  const where: Prisma.ChangelogEntryWhereInput = {
    status: args.filter ?? { not: 'ARCHIVED' },
    title: containing(args.q),
  }
  const { rows, total } = await pageOf(
    args,
    (window) => db.changelogEntry.findMany({ where, ...window }),
    () => db.changelogEntry.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['changelogEntriesPage']

export const changelogEntry = (async ({ id }) => {
  const entry = await db.changelogEntry.findUnique({ where: { id } })
  return entry && asAnswer(entry)
}) satisfies QueryResolvers['changelogEntry']

const rolesOf = ({ isPublic, roles }: ChangelogEntryInput) =>
  isPublic ? [] : [...new Set(roles ?? [])]

const check = async (input: ChangelogEntryInput) => {
  const roles = rolesOf(input)
  const known = await db.accessLevel.count({ where: { id: { in: roles } } })
  refuseInput({
    title: !isVisible(input.title) && 'REQUIRED',
    roles: known < roles.length && 'INVALID',
  })
}

const dataOf = (input: ChangelogEntryInput) =>
  fromFilipino(
    {
      ...input,
      body: cleanRichText(input.body),
      bodyFil: cleanRichText(input.bodyFil ?? ''),
      roles: rolesOf(input),
      publishAt:
        input.publishAt ?? (input.status === 'PUBLISHED' ? new Date() : null),
    },
    'title',
    'body'
  )

export const createChangelogEntry = (async ({ input }) => {
  await check(input)
  return inTransaction(async (tx) => {
    const entry = await tx.changelogEntry.create({ data: dataOf(input) })
    await logInfo(tx, {
      action: 'changelogEntry.created',
      entity: 'ChangelogEntry',
      entityId: entry.id,
      after: { title: entry.title, status: entry.status },
    })
    return asAnswer(entry)
  })
}) satisfies MutationResolvers['createChangelogEntry']

export const updateChangelogEntry = (async ({ id, input }) => {
  await check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.changelogEntry.findUnique({ where: { id } }))
    const entry = await tx.changelogEntry.update({
      where: { id },
      data: dataOf(input),
    })
    await logInfo(tx, {
      action: 'changelogEntry.updated',
      entity: 'ChangelogEntry',
      entityId: id,
      before: { title: before.title, status: before.status },
      after: { title: entry.title, status: entry.status },
    })
    return asAnswer(entry)
  })
}) satisfies MutationResolvers['updateChangelogEntry']

/** Archives an entry: it is hidden, and editors can restore it. */
export const deleteChangelogEntry = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.changelogEntry.updateMany({
      where: { id, status: { not: 'ARCHIVED' } },
      data: { status: 'ARCHIVED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'changelogEntry.archived',
      entity: 'ChangelogEntry',
      entityId: id,
    })
    return asAnswer(
      await tx.changelogEntry.findUniqueOrThrow({ where: { id } })
    )
  })) satisfies MutationResolvers['deleteChangelogEntry']
