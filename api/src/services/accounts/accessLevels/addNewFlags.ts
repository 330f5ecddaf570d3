import type { Prisma } from '@prisma/client'

import {
  defaultFunctionAccess,
  defaultPageAccess,
} from 'src/lib/access/permissions'
import { json, statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { roleIds, type RoleId } from 'src/shared/access/permissions'

import { LOCK_LEVEL } from './assignAccessLevels'

type Flags = Record<string, boolean>

const missingFlags = (stored: Prisma.JsonValue, defaults: Flags): Flags =>
  Object.fromEntries(
    Object.entries(defaults).filter(
      ([flag]) => !(flag in ((stored ?? {}) as Flags))
    )
  )

const missingOf = (
  role: RoleId,
  level: { pageAccess: Prisma.JsonValue; functionAccess: Prisma.JsonValue }
) => ({
  pageAccess: missingFlags(level.pageAccess, defaultPageAccess(role)),
  functionAccess: missingFlags(
    level.functionAccess,
    defaultFunctionAccess(role)
  ),
})

const isEmpty = (missing: ReturnType<typeof missingOf>) =>
  Object.values(missing).every((flags) => Object.keys(flags).length === 0)

const addTo = (role: RoleId) =>
  inTransaction(async (tx) => {
    await LOCK_LEVEL.one(tx, [role])
    const level = await tx.accessLevel.findUniqueOrThrow({
      where: { id: role },
    })
    const missing = missingOf(role, level)
    if (isEmpty(missing)) return
    await tx.accessLevel.update({
      where: { id: role },
      data: {
        pageAccess: { ...(level.pageAccess as Flags), ...missing.pageAccess },
        functionAccess: {
          ...(level.functionAccess as Flags),
          ...missing.functionAccess,
        },
      },
    })
    await logInfo(tx, {
      action: 'accessLevel.updated',
      entity: 'AccessLevel',
      entityId: role,
      after: missing,
    })
  })

// Plain SQL, because Prisma's engine would load before the server is ready.
const SYSTEM_LEVELS = statement(
  'SELECT id, "pageAccess", "functionAccess" FROM "AccessLevel" WHERE "isSystem"',
  {
    id: text,
    pageAccess: json<Prisma.JsonValue>(),
    functionAccess: json<Prisma.JsonValue>(),
  }
)

/**
 * Gives the system's access levels the flags that are new in this release, with their defaults. Flags that are already
 * stored stay as the school has set them. Runs at every start, even if several servers start at once.
 */
export const addNewFlags = async () => {
  const levels = await SYSTEM_LEVELS.all(pool, [])
  for (const level of levels) {
    const role = roleIds.find((id) => id === level.id)
    if (role && !isEmpty(missingOf(role, level))) await addTo(role)
  }
}
