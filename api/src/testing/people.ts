import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import {
  defaultFunctionAccess,
  defaultPageAccess,
  ranks,
  rightsOf,
} from 'src/lib/permissions'
import { roleLabels, type RoleId } from 'src/shared/permissions'

let drawn = 0

/** A number that no other record of this run has, for unique columns. */
export const draw = () => ++drawn

/** There is one of each, however many ask for it at once. */
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

/** Somebody with one level by hand; the password is nobody's. */
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
      accessLevels: { create: { accessLevelId: role } },
      ...changes,
    } as never,
  })
}

/** Signs somebody in for the services that a test calls, with the rights of their role. */
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
