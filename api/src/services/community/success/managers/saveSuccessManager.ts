import type { MutationResolvers, SuccessManagerInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { isPlace } from 'src/shared/text/place'

import { asSuccessManagers, withManagerParts } from './asSuccessManager'
import { mayCare } from './mayCare'

const MOST_MEMBERS = 10_000
const LINK_CHARACTERS = 500

const problemOfLink = (url: string) =>
  url.length > LINK_CHARACTERS
    ? ('TOO_LONG' as const)
    : (!url.startsWith('https://') || !isPlace(url)) &&
      ('WEBSITE_INVALID' as const)

const check = ({ capacity, bookingUrl }: SuccessManagerInput) =>
  refuseInput({
    capacity:
      capacity != null &&
      !(
        Number.isSafeInteger(capacity) &&
        capacity >= 1 &&
        capacity <= MOST_MEMBERS
      ) &&
      'INVALID',
    bookingUrl: bookingUrl ? problemOfLink(bookingUrl) : null,
  })

const dataOf = ({ capacity, bookingUrl, isActive }: SuccessManagerInput) => ({
  capacity: capacity ?? null,
  bookingUrl: bookingUrl || null,
  isActive,
})

/**
 * Makes a person with the level a success manager; they are told.
 * @throws INVALID, TOO_LONG, WEBSITE_INVALID, ALREADY_SUCCESS_MANAGER by field
 */
export const createSuccessManager = (async ({ userId, input }) => {
  check(input)
  const row = await inTransaction(async (tx) => {
    const person = await tx.user.findFirst({
      where: { AND: [{ id: userId }, mayCare] },
    })
    refuseInput({ userId: !person && 'INVALID' })
    const created = await tx.successManager.create({
      data: { userId, ...dataOf(input) },
      include: withManagerParts,
    })
    if (userId !== currentUser().id)
      await notify(tx, userId, {
        kind: 'SUCCESS',
        facts: { change: 'started' },
        about: [],
        path: `/success-managers/${created.id}`,
      })
    await logInfo(tx, {
      action: 'successManager.created',
      entity: 'SuccessManager',
      entityId: created.id,
      after: { userId, ...input },
    })
    return created
  }).catch((error: unknown) => {
    refuseInput({
      userId: isUniqueViolation(error, 'userId') && 'ALREADY_SUCCESS_MANAGER',
    })
    throw error
  })
  const [manager] = await asSuccessManagers([row])
  return manager
}) satisfies MutationResolvers['createSuccessManager']

/**
 * Changes a success manager. An inactive one keeps their members until these are handed over.
 * @throws as createSuccessManager; NOT_FOUND
 */
export const updateSuccessManager = (async ({ id, input }) => {
  check(input)
  const row = await inTransaction(async (tx) => {
    await lockRow(tx, 'SuccessManager', id)
    const before = found(await tx.successManager.findUnique({ where: { id } }))
    const updated = await tx.successManager.update({
      where: { id },
      data: dataOf(input),
      include: withManagerParts,
    })
    await logInfo(tx, {
      action: 'successManager.updated',
      entity: 'SuccessManager',
      entityId: id,
      before: {
        capacity: before.capacity,
        bookingUrl: before.bookingUrl,
        isActive: before.isActive,
      },
      after: { ...input },
    })
    return updated
  })
  const [manager] = await asSuccessManagers([row])
  return manager
}) satisfies MutationResolvers['updateSuccessManager']
