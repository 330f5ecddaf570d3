import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { manilaToday } from 'src/shared/manilaTime'

import { creditOf } from '../credit/credit'
import { reopenableBills } from '../credit/paidBills'
import { asPromise, withPromiseParts } from '../promises/asPromise'

import { userLedger } from './userLedger'

const NOTES_SHOWN = 100
const NOTE_CHARACTERS = 2000

const named = { select: { firstName: true, lastName: true } } as const

const notesOf = async (userId: number) => {
  const notes = await db.paymentNote.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NOTES_SHOWN,
    include: { author: named },
  })
  return notes.map(({ author, ...note }) => ({
    ...note,
    authorName: fullName(author),
  }))
}

const promisesOf = async (userId: number) =>
  (
    await db.promiseToPay.findMany({
      where: { schedule: { invoice: { userId } } },
      orderBy: { id: 'desc' },
      include: withPromiseParts,
    })
  ).map(asPromise)

/** A member's account: the ledger with its running balance, open bills, promises and the notes of staff. */
export const studentPaymentDetails = (async ({ userId }) => {
  await requireReach('studentPaymentDetails', userId)
  const person = found(
    await db.user.findUnique({
      where: { id: userId },
      select: {
        firstName: true,
        lastName: true,
        email: true,
        profile: { select: { mobileNumber: true } },
      },
    })
  )
  const [{ figures, ...ledger }, paidEntries, credit, notes, promises] =
    await Promise.all([
      userLedger(userId),
      reopenableBills(pool, userId),
      creditOf(pool, userId),
      notesOf(userId),
      promisesOf(userId),
    ])
  const today = manilaToday()
  return {
    userId,
    name: fullName(person),
    email: person.email,
    mobileNumber: person.profile?.mobileNumber ?? null,
    ...ledger,
    paidEntries,
    ...figures,
    balanceCentavos: figures.leftCentavos - credit,
    overdueCentavos: ledger.openEntries
      .filter(({ scheduleDate }) => scheduleDate < today)
      .reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
    creditCentavos: credit,
    notes,
    promises,
  }
}) satisfies QueryResolvers['studentPaymentDetails']

export const addPaymentNote = (async ({ userId, text }) => {
  await requireReach('studentPaymentDetails', userId)
  const words = text.trim()
  refuseInput({
    text: !words ? 'REQUIRED' : words.length > NOTE_CHARACTERS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    found(await tx.user.findUnique({ where: { id: userId } }))
    const { author, ...note } = await tx.paymentNote.create({
      data: { userId, text: words, authorId: currentUser().id },
      include: { author: named },
    })
    await logInfo(tx, {
      action: 'paymentNote.added',
      entity: 'User',
      entityId: userId,
      after: { noteId: note.id },
    })
    return { ...note, authorName: fullName(author) }
  })
}) satisfies MutationResolvers['addPaymentNote']
