import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { containing, pageOf, searchText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { searchOf } from 'src/services/accounts/users/personSearch'
import { fullName } from 'src/shared/accounts/fullName'
import { uploadUrlOf } from 'src/shared/uploads'

const withReporter = {
  user: { select: { firstName: true, lastName: true, email: true } },
} satisfies Prisma.BugReportInclude

const asBugReport = ({
  user,
  fileId,
  ...report
}: Prisma.BugReportGetPayload<{ include: typeof withReporter }>) => ({
  ...report,
  reporter: user && fullName(user),
  email: user?.email ?? report.email,
  fileUrl: uploadUrlOf(fileId),
})

const reportsBy = searchOf({
  id: 'b.id',
  rows: '"BugReport" b JOIN "User" u ON u.id = b."userId" WHERE true',
  most: 1000,
})

const searched = async (
  q: string | null | undefined
): Promise<Prisma.BugReportWhereInput> => {
  const text = containing(q)
  return text
    ? {
        OR: [
          { description: text },
          { page: text },
          { email: text },
          { id: { in: await reportsBy(searchText(q)) } },
        ],
      }
    : {}
}

export const bugReportsPage = (async (args) => {
  const where: Prisma.BugReportWhereInput = {
    ...(await searched(args.q)),
    status: args.filter ?? undefined,
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.bugReport.findMany({ where, include: withReporter, ...window }),
    () => db.bugReport.count({ where })
  )
  return { rows: rows.map(asBugReport), total }
}) satisfies QueryResolvers['bugReportsPage']

export const bugReport = (async ({ id }) => {
  const report = await db.bugReport.findUnique({
    where: { id },
    include: withReporter,
  })
  return report && asBugReport(report)
}) satisfies QueryResolvers['bugReport']

export const updateBugReportStatus = (async ({ id, status }) =>
  inTransaction(async (tx) => {
    const before = found(
      await tx.bugReport.findUnique({ where: { id }, include: withReporter })
    )
    if (before.status === status) return asBugReport(before)
    const report = await tx.bugReport.update({
      where: { id },
      data: { status },
      include: withReporter,
    })
    await logInfo(tx, {
      action: 'bugReport.statusUpdated',
      entity: 'BugReport',
      entityId: id,
      before: { status: before.status },
      after: { status },
    })
    return asBugReport(report)
  })) satisfies MutationResolvers['updateBugReportStatus']
