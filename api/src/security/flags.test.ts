// The server enforces the flags that screens use (docs/security.md S-34). Without a flag, every operation that needs it
// is refused; with the flag, none of them is. Flags are read from the access level's row, which a school can change.
import { valueFromASTUntyped } from 'graphql'

import { capsOf } from 'src/lib/access/permissions'
import { db } from 'src/lib/db'
import { startSession } from 'src/lib/sessions/sessionTokens'
import {
  caps,
  functionFlags,
  pageFlags,
  type RoleId,
} from 'src/shared/access/permissions'
import { ask } from 'src/testing/graphql'
import { operations } from 'src/testing/operations'
import { buildUser } from 'src/testing/people'

type Needs = { page: string[]; fn: string[]; cap?: string; own?: boolean }

const asked = operations.flatMap(({ name, document, field }) => {
  const guard = field.astNode?.directives?.find(
    (each) => each.name.value === 'requirePermission'
  )
  if (!guard) return []
  const args = Object.fromEntries(
    (guard.arguments ?? []).map((each) => [
      each.name.value,
      valueFromASTUntyped(each.value),
    ])
  )
  const needs: Needs = { page: [], fn: [], ...args }
  return needs.own ? [] : [{ name, document, needs }]
})

const all = (names: readonly string[], isHeld: (name: string) => boolean) =>
  Object.fromEntries(names.map((name) => [name, isHeld(name)]))

/** A user with a custom level whose flags the test changes. */
const buildFlagged = async () => {
  const user = await buildUser()
  await db.userAccessLevel.deleteMany({ where: { userId: user.id } })
  await db.accessLevel.create({
    data: {
      id: 'own-level',
      name: 'own-level',
      label: 'Own',
      rank: 15,
      users: { create: { userId: user.id } },
    },
  })
  const cookie = `session=${await startSession(db, { ...user, isStaff: true }, {})}`
  const hold = (isHeld: (flag: string) => boolean) =>
    db.accessLevel.update({
      where: { id: 'own-level' },
      data: {
        pageAccess: all(pageFlags, isHeld),
        functionAccess: all(functionFlags, isHeld),
      },
    })
  const isRefused = async (document: string) => {
    const { code, data, message } = await ask(document, {}, cookie)
    if (data === undefined) throw new Error(message)
    return code === 'FORBIDDEN'
  }
  return { hold, isRefused }
}

const flags = [...pageFlags, ...functionFlags] as readonly string[]

scenario(
  'A flag opens the operations that need it, and without it they are refused',
  async () => {
    const { hold, isRefused } = await buildFlagged()
    const wrong: string[] = []
    for (const flag of flags) {
      const mapped = asked.filter(({ needs: { page, fn } }) =>
        [...page, ...fn].includes(flag)
      )
      if (mapped.length === 0) continue
      await hold((each) => each === flag)
      for (const { name, document } of mapped)
        if (await isRefused(document))
          wrong.push(`${flag} does not open ${name}`)

      // All flags together, except those that the operation needs, must not open it.
      for (const { name, document, needs } of mapped) {
        await hold((each) => ![...needs.page, ...needs.fn].includes(each))
        if (!(await isRefused(document)))
          wrong.push(`without ${flag} there is still ${name}`)
      }
    }
    expect(wrong).toEqual([])
  }
)

scenario('No flag gives a capability', async () => {
  const { hold, isRefused } = await buildFlagged()
  await hold(() => true)
  const byCap = asked.filter(
    ({ needs: { page, fn, cap } }) => cap && [...page, ...fn].length === 0
  )
  expect(byCap.length).toBeGreaterThan(10)
  for (const { name, document } of byCap)
    expect({ name, isRefused: await isRefused(document) }).toEqual({
      name,
      isRefused: true,
    })
})

test('Every capability is held by some role', () => {
  const held = capsOf(['admin'] satisfies RoleId[])
  expect([...held].sort()).toEqual([...caps].sort())
})
