// The common part of the operations on saved reports.
import type { Prisma, Report } from '@prisma/client'
import type { ReportInput } from 'types/graphql'

import { LEARNER_ROLES } from 'src/lib/access/staff'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { isUniqueViolation, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { roleIds } from 'src/shared/access/permissions'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'
import {
  contentKinds,
  reportKinds,
  reportParts,
  type ReportKind,
} from 'src/shared/reports/engine/measures'
import {
  asReportColumns,
  asReportParams,
  choiceOn,
  pageOfReport,
} from 'src/shared/reports/engine/savedReport'
import { enumValueOf, wordOf } from 'src/shared/text/enumWords'
import { textIn } from 'src/shared/text/language'

const MOST_REPORTS = 50
export const MAX_NAME_CHARACTERS = 80

export const kindOf = (category: string): ReportKind =>
  found(wordOf(reportKinds, category))

/** The reports that the viewer may open: their own, those shared with a role of theirs, and the system's. */
export const visibleReports = (): Prisma.ReportWhereInput => {
  const { id, roles, pageAccess } = currentUser()
  return {
    category: {
      in: reportKinds
        .filter((kind) => pageAccess[pageOfReport[kind]])
        .map(enumValueOf),
    },
    OR: [
      { ownerId: id },
      { isSystem: true },
      { sharedWith: { hasSome: roles } },
    ],
  }
}

/** @throws NOT_FOUND for a report that the viewer may not open */
export const reachReport = async (id: string) =>
  found(
    await db.report.findFirst({
      where: { AND: [{ id }, visibleReports()] },
      include: { owner: { select: { firstName: true, lastName: true } } },
    })
  )

/** Locks a report of the viewer's own. @throws NOT_FOUND for those of others */
export const lockOwnReport = async (tx: Tx, id: string) => {
  const ownerId = currentUser().id
  await lockRow(tx, 'User', ownerId)
  return found(await tx.report.findFirst({ where: { id, ownerId } }))
}

type OwnedReport = Report & {
  owner?: { firstName: string; lastName: string } | null
}

/** A report as its viewer gets it, with the period of today. */
export const asReport = ({ owner, ...report }: OwnedReport) => {
  const params = asReportParams(report.params)
  const choice = choiceOn(params, manilaToday())
  const valueOrNull = <Word extends string>(word: Word | null) =>
    word && enumValueOf(word)
  return {
    id: report.id,
    name: report.name,
    nameFil: textIn(report, 'name', 'fil'),
    category: report.category,
    period: params.period,
    isPrevious: params.isPrevious,
    from: choice.from,
    to: choice.to ?? null,
    part: valueOrNull(params.part),
    key: params.key,
    by: valueOrNull(params.by),
    content: enumValueOf(params.content),
    columns: asReportColumns(report.columns),
    isOwn: report.ownerId === currentUser().id,
    isSystem: report.isSystem,
    ownerName: owner ? `${owner.firstName} ${owner.lastName}` : null,
    sharedWith: report.sharedWith,
    schedule: report.schedule,
    format: report.format,
    nextRunOn: report.nextRunOn && dayOfDateColumn(report.nextRunOn),
    feedDrawnAt:
      report.ownerId === currentUser().id ? report.feedDrawnAt : null,
    updatedAt: report.updatedAt,
  }
}

/** Checks what a report is to show. @throws FORBIDDEN without the page of its category; INVALID by field */
export const checkedParams = ({
  category,
  params,
  columns,
}: Pick<ReportInput, 'category' | 'params' | 'columns'>) => {
  const kind = kindOf(category)
  if (!currentUser().pageAccess[pageOfReport[kind]])
    throw new AppError('FORBIDDEN')
  const wanted = {
    ...params,
    part: wordOf(reportParts, params.part),
    by: wordOf(reportParts, params.by),
    content: wordOf(contentKinds, params.content),
  }
  const kept = asReportParams(wanted)
  refuseInput({
    from: params.period !== kept.period && 'DATE_INVALID',
    key: !!wanted.part && kept.part === null && 'REQUIRED',
    columns:
      asReportColumns(columns).length !== new Set(columns).size && 'INVALID',
  })
  return { params: kept, columns: asReportColumns(columns) }
}

/** @throws REQUIRED and TOO_LONG by field */
export const checkedName = (typed: string) => {
  const name = typedText(typed)
  refuseInput({
    name: !name ? 'REQUIRED' : name.length > MAX_NAME_CHARACTERS && 'TOO_LONG',
  })
  return name
}

/** Roles of staff with whom reports can be shared. @throws INVALID by field */
export const checkedRoles = (roles: readonly string[]) => {
  const known = roleIds.filter(
    (role) => !LEARNER_ROLES.includes(role) && roles.includes(role)
  )
  refuseInput({ sharedWith: known.length !== new Set(roles).size && 'INVALID' })
  return known
}

/** @throws NAME_TAKEN by field if the owner has a report of this name */
export const nameTaken = (error: unknown): never => {
  if (isUniqueViolation(error, 'name')) refuseInput({ name: 'NAME_TAKEN' })
  throw error
}

/** @throws TOO_MANY_REPORTS by field if the viewer, who must be locked, has as many as they may keep */
export const requireRoom = async (tx: Tx, ownerId: number) =>
  refuseInput({
    name:
      (await tx.report.count({ where: { ownerId } })) >= MOST_REPORTS &&
      'TOO_MANY_REPORTS',
  })
