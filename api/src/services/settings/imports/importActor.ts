// Who imports: their rights when the import is checked and applied, which a job reads from the database.
import type { AccessLevel } from '@prisma/client'

import { rightsOf } from 'src/lib/access/rights'
import { isStaffLevels } from 'src/lib/access/staff'
import type { Tx } from 'src/lib/db'
import { rankOf } from 'src/lib/sessions/impersonation'
import {
  isLearnerLevel,
  memberRights,
} from 'src/services/accounts/accessLevels/learnerLevels'
import {
  can,
  type Cap,
  type Rights,
  type RightsHolder,
} from 'src/shared/access/permissions'
import type { ImportKind } from 'src/shared/settings/imports/templates'

const caps: Record<ImportKind, Cap> = {
  MEMBERS: 'importUsers',
  GROUPS: 'importGroups',
  COURSES: 'importCourses',
}

const columnRights = {
  batch: ({ pageAccess }: Rights) => pageAccess.enrollUser,
  group: ({ pageAccess }: Rights) => pageAccess.editGroup,
  subscriptionIds: ({ pageAccess }: Rights) => pageAccess.enrollUser,
  points: (rights: Rights) => can(rights, 'reverseXp'),
}

type GuardedColumn = keyof typeof columnRights

const guardedColumns = Object.keys(columnRights) as GuardedColumn[]

/** The columns that somebody may not write. */
export const forbiddenColumns = ({ mayWrite }: Pick<ImportActor, 'mayWrite'>) =>
  guardedColumns.filter((column) => !mayWrite(column))

export const mayImport = (viewer: RightsHolder, kind: ImportKind) =>
  can(viewer, caps[kind])

/** The kinds of imports that somebody may see and do. */
export const kindsOf = (viewer: RightsHolder) =>
  (Object.keys(caps) as ImportKind[]).filter((kind) => mayImport(viewer, kind))

/** A person's rights in an import. Only the levels that staff gave them count, as for their rank. */
export const loadActor = async (tx: Tx, id: number) => {
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      archivedAt: true,
      accessLevels: { include: { accessLevel: true } },
    },
  })
  const levels = user.archivedAt
    ? []
    : user.accessLevels.map(({ accessLevel }) => accessLevel)
  const rights = rightsOf(levels)
  const rank = rankOf(levels)
  const member = await memberRights(tx)
  const mayAssign = can(rights, 'editAccessLevels')
  return {
    id,
    rank,
    mayImport: (kind: ImportKind) => mayImport(rights, kind),
    /** A column that gives something needs the right to give it. */
    mayWrite: (column: GuardedColumn) => columnRights[column](rights),
    /** Only levels below the own rank; staff's levels only with the right to assign levels. */
    mayGive: (level: AccessLevel) =>
      level.rank < rank && (mayAssign || isLearnerLevel(level, member)),
    /** The levels of a batch are given as far as they are learners'. */
    isLearner: (level: AccessLevel) => isLearnerLevel(level, member),
    /** Nobody changes themselves or people of their own rank by an import, but administrators change everyone else. */
    mayChange: (person: { id: number; levels: AccessLevel[] }) =>
      person.id !== id &&
      (levels.some(({ name }) => name === 'admin') ||
        rankOf(person.levels) < rank),
    isStaff: isStaffLevels,
  }
}

export type ImportActor = Awaited<ReturnType<typeof loadActor>>
