import { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'

import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import type { ErrorCode } from 'src/shared/errors'

import { READ_ONLY } from './connections'
import { int, statement } from './sql'

const ATTEMPTS = 3
/** A person waits for a request, in ms. */
const REQUEST_LIMIT_MS = 15_000
/** Jobs, seeds and scripts take as long as the machine needs: the limit ends a transaction that hangs. */
const LIMIT_MS = 3_600_000
/** A balancer takes this long, in ms, to lead to the new primary. */
const FAILOVER_PAUSE_MS = 1_500
const SERIALIZATION_CODES = ['40001', '40P01']

type Cause = { originalCode?: string }

// The error code, wherever it is. Prisma wraps the errors of its own statements (P2034) and of raw ones (in `meta`), or
// passes on the driver's error; a deadlock may come in each of these forms.
const causeOf = (error: unknown) => {
  const { code, meta, cause } = error as {
    code?: string
    meta?: { driverAdapterError?: { cause?: Cause } }
    cause?: Cause
  }
  return {
    code,
    original: (meta?.driverAdapterError?.cause ?? cause)?.originalCode,
  }
}

const isSerializationTrouble = (error: unknown) => {
  if (!(error instanceof Error)) return false
  const { code, original } = causeOf(error)
  return code === 'P2034' || SERIALIZATION_CODES.includes(original ?? '')
}

/** The change was refused as a whole, because the node takes no changes (any more); another node may take it. */
const isReadOnlyNode = (error: unknown) =>
  error instanceof Error && Object.values(causeOf(error)).includes(READ_ONLY)

/** The pause in ms before the next try, or null for an error that another try would meet again. */
const pauseBefore = (attempt: number, error: unknown) => {
  if (isReadOnlyNode(error)) return FAILOVER_PAUSE_MS
  return isSerializationTrouble(error) ? Math.random() * 50 * attempt : null
}

/** The database's refusals by their SQLSTATE: a rule of ours (api/db/rules), or a lock that took too long. */
const refusals: Record<string, ErrorCode | undefined> = {
  SU001: 'DAY_CLOSED',
  SU002: 'USER_ARCHIVED',
  '55P03': 'BUSY',
}

export const asRefusal = (error: unknown) => {
  const code = error instanceof Error && refusals[causeOf(error).original ?? '']
  return code ? new AppError(code) : error
}

const ARCHIVED = statement(
  `SELECT id FROM "User" WHERE id = $1 AND "archivedAt" IS NOT NULL`,
  { id: int }
)

/**
 * Refuses a change whose person was archived or merged into another account while it waited: its rows would stay with an
 * account that nobody uses. Asked after the change, whose rows then hold their person's row (a foreign key): a merge that
 * comes later waits, and moves them.
 * @throws UNAUTHENTICATED
 */
const requireOpenAccount = async (tx: Tx) => {
  const id = context.currentUser?.id
  if (typeof id === 'number' && (await ARCHIVED.first(tx, [id])))
    throw new AppError('UNAUTHENTICATED')
}

/** Redwood's store of the context exists during requests only. */
const isRequest = () => getAsyncStoreInstance().getStore() !== undefined

/**
 * Runs a change in one transaction, and repeats it (3 tries in all) after a deadlock or serialization failure, which no
 * caller can prevent, or on a node that takes no changes. `timeout` is in milliseconds.
 * @throws UNAUTHENTICATED if the viewer's account was archived or merged meanwhile
 */
export const inTransaction = async <Result>(
  change: (tx: Tx) => Promise<Result>,
  { timeout = isRequest() ? REQUEST_LIMIT_MS : LIMIT_MS } = {}
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(
        async (tx) => {
          const result = await change(tx)
          await requireOpenAccount(tx)
          return result
        },
        { timeout, maxWait: 10_000 }
      )
    } catch (error) {
      const pause = attempt < ATTEMPTS ? pauseBefore(attempt, error) : null
      if (pause === null) throw asRefusal(error)
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

const lock = (table: string) =>
  statement(`SELECT id FROM "${table}" WHERE id = $1 FOR UPDATE`, { id: int })

/** Lets other transactions insert rows that refer to the locked one, whose id they only check. */
const lockKeepingReferences = (table: string) =>
  statement(`SELECT id FROM "${table}" WHERE id = $1 FOR NO KEY UPDATE`, {
    id: int,
  })

const locks = {
  AffiliateProfile: lockKeepingReferences('AffiliateProfile'),
  Announcement: lockKeepingReferences('Announcement'),
  Course: lock('Course'),
  Unit: lock('Unit'),
  LandingPage: lockKeepingReferences('LandingPage'),
  Lesson: lock('Lesson'),
  Stage: lock('Stage'),
  Batch: lock('Batch'),
  Task: lock('Task'),
  User: lock('User'),
  Subscription: lock('Subscription'),
  MoveUpRequest: lock('MoveUpRequest'),
  Event: lock('Event'),
  EventOccurrence: lock('EventOccurrence'),
  Coupon: lock('Coupon'),
  RedirectRule: lock('RedirectRule'),
  Group: lock('Group'),
  AccountabilityGroup: lock('AccountabilityGroup'),
  AccountabilityMatching: lock('AccountabilityMatching'),
  Challenge: lock('Challenge'),
  ChallengeParticipant: lock('ChallengeParticipant'),
  Feed: lockKeepingReferences('Feed'),
  FeedPost: lockKeepingReferences('FeedPost'),
  Invoice: lock('Invoice'),
  PaymentProof: lock('PaymentProof'),
  StatementImport: lock('StatementImport'),
  StatementLine: lock('StatementLine'),
  SuccessManager: lock('SuccessManager'),
  SuccessTask: lock('SuccessTask'),
  ImportRun: lockKeepingReferences('ImportRun'),
  WebhookEndpoint: lockKeepingReferences('WebhookEndpoint'),
}

type LockedTable = keyof typeof locks

/**
 * Locks a row until the transaction ends, so that decisions about it and its children stay valid.
 * @throws NOT_FOUND if it does not exist (any more)
 */
export const lockRow = async (tx: Tx, table: LockedTable, id: number) => {
  found(await locks[table].first(tx, [id]))
}

/** Whether a unique constraint was violated. `columns` are those of the constraint, or the name of its index. */
export const isUniqueViolation = (error: unknown, ...columns: string[]) => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  if (error.code !== 'P2002') return false
  const told = JSON.stringify(error.meta ?? {})
  return columns.every((column) => told.includes(column))
}

/** Whether a unique constraint was violated, also by hand-written SQL, for which Prisma names no columns. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof Error &&
  (isUniqueViolation(error) || causeOf(error).original === '23505')

/** Whether a foreign key was violated. `constraint` is part of the constraint's name. */
export const isMissingReference = (error: unknown, constraint = '') =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  error.code === 'P2003' &&
  JSON.stringify(error.meta ?? {}).includes(constraint)
