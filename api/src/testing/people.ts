import {
  defaultFunctionAccess,
  defaultPageAccess,
  ranks,
} from 'src/lib/access/permissions'
import { rightsOf } from 'src/lib/access/rights'
import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { roleLabels, type RoleId } from 'src/shared/access/permissions'

let drawn = 0

/** A number that is unique in this test run, for unique columns. */
export const draw = () => ++drawn

/** Returns the access level of a role, and creates it if needed. Concurrent callers get the same level. */
export const buildAccessLevel = async (role: RoleId) => {
  await db.accessLevel.createMany({
    data: {
      id: role,
      name: role,
      label: roleLabels[role],
      rank: ranks[role],
      isSystem: true,
      pageAccess: defaultPageAccess(role),
      functionAccess: defaultFunctionAccess(role),
    },
    skipDuplicates: true,
  })
  return db.accessLevel.findUniqueOrThrow({ where: { id: role } })
}

type Changes = Partial<Parameters<typeof db.user.create>[0]['data']>

/** A user with one access level, given by staff, a confirmed address, and no usable password. */
export const buildUser = async (
  role: RoleId = 'member',
  changes: Changes = {}
) => {
  await buildAccessLevel(role)
  const number = draw()
  return db.user.create({
    data: {
      email: `person-${number}@example.com`,
      slug: `person-${number}`,
      tribeId: `T${number}`,
      firstName: 'Ana',
      lastName: `Person ${number}`,
      hashedPassword: 'none',
      salt: 'none',
      emailConfirmedAt: new Date(),
      accessLevels: { create: { accessLevelId: role } },
      ...changes,
    } as never,
  })
}

/** Fills the table with users whose slugs are `other-1`, `other-2` …, so that reading all of them shows. */
export const fillUsers = async (count: number) => {
  await db.$executeRaw`
    INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "updatedAt")
    SELECT 'other-' || n || '@example.com', 'other-' || n, 'O' || n, 'Ana', 'Cruz', '', '', now() FROM generate_series(1, ${count}::int) n`
  await db.$executeRaw`ANALYZE "User"`
}

/** Signs a user in for services that a test calls directly, with the rights of their role. */
export const signIn = (
  user: { id: number; email: string; firstName?: string },
  role: RoleId = 'member',
  duties: Partial<CurrentUser> = {}
) => {
  const rights = rightsOf([
    {
      id: role,
      name: role,
      isSystem: true,
      pageAccess: defaultPageAccess(role),
      functionAccess: defaultFunctionAccess(role),
    },
  ])
  mockCurrentUser({
    ...rights,
    id: user.id,
    email: user.email,
    firstName: user.firstName ?? 'Ana',
    roles: [role],
    accessLevels: [{ id: role, name: role }],
    originalUserId: null,
    ...duties,
  } as unknown as CurrentUser)
}
