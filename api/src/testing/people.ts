import { Prisma, type User } from '@prisma/client'

import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import {
  defaultFunctionAccess,
  defaultPageAccess,
  ranks,
} from 'src/lib/access/permissions'
import { rightsOf } from 'src/lib/access/rights'
import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { roleLabels, type RoleId } from 'src/shared/access/permissions'

import { insertSql, relatedOf } from './insertRow'

let drawn = 0

/** A number that is unique in this test run, for unique columns. */
export const draw = () => ++drawn

const insertLevel = (role: RoleId) =>
  Prisma.sql`${insertSql('AccessLevel', {
    id: role,
    name: role,
    label: roleLabels[role],
    rank: ranks[role],
    isSystem: true,
    pageAccess: defaultPageAccess(role),
    functionAccess: defaultFunctionAccess(role),
  })} ON CONFLICT DO NOTHING`

/** Creates the access level of a role if needed; concurrent callers too. */
export const buildAccessLevel = (role: RoleId) =>
  db.$executeRaw(insertLevel(role))

type Changes = Partial<Parameters<typeof db.user.create>[0]['data']>

/** A user with one access level, given by staff, a confirmed address, and no usable password. */
export const buildUser = async (
  role: RoleId = 'member',
  changes: Changes = {}
): Promise<User> => {
  const number = draw()
  const fields = {
    email: `person-${number}@example.com`,
    slug: `person-${number}`,
    tribeId: `T${number}`,
    firstName: 'Ana',
    lastName: `Person ${number}`,
    hashedPassword: 'none',
    salt: 'none',
    emailConfirmedAt: new Date(),
    ...changes,
  }
  const [{ id }] = await db.$queryRaw<{ id: number }[]>`
    WITH level AS (${insertLevel(role)}),
    "user" AS (${insertSql('User', fields)} RETURNING id),
    given AS (
      INSERT INTO "UserAccessLevel" ("userId", "accessLevelId")
      SELECT id, ${role} FROM "user" WHERE ${!changes.accessLevels}
    )
    SELECT id FROM "user"`
  const data = relatedOf('User', changes)
  if (data) return db.user.update({ where: { id }, data })
  const [user] = await db.$queryRaw<
    User[]
  >`SELECT * FROM "User" WHERE id = ${id}`
  return user
}

/** Fills the table with users whose slugs are `other-1`, `other-2` …, so that reading all of them shows. */
export const fillUsers = async (count: number) => {
  await db.$executeRaw`
    INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "updatedAt")
    SELECT 'other-' || n || '@example.com', 'other-' || n, 'O' || n, 'Ana', 'Cruz', '', '', now() FROM generate_series(1, ${count}::int) n`
  await db.$executeRaw`ANALYZE "User"`
}

const viewerOf = (
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
  return {
    ...rights,
    id: user.id,
    email: user.email,
    firstName: user.firstName ?? 'Ana',
    roles: [role],
    accessLevels: [{ id: role, name: role }],
    originalUserId: null,
    ...duties,
  } as unknown as CurrentUser
}

/** Signs a user in for services that a test calls directly, with the rights of their role. */
export const signIn = (...viewer: Parameters<typeof viewerOf>) =>
  mockCurrentUser(viewerOf(...viewer))

/** Does something as a person with a session of their own, beside what others do. */
export const actAs = <Answer>(
  viewer: Parameters<typeof viewerOf>,
  act: () => Promise<Answer>
) =>
  getAsyncStoreInstance().run(new Map(), async () => {
    context.currentUser = viewerOf(...viewer)
    return act()
  })
