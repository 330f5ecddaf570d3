// Rows that name an address instead of a user.
import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { emptyBugReport, emptyResponse } from '../personData'

export const emptyAddress = (userId: number) =>
  `anonymised-${userId}@archived.invalid`

export const emptySlug = (userId: number) => `anonymised-${userId}`

/** The lists of addresses that staff write: whom a coupon is for, and who hears of backups. */
const FORGET_LISTED = [
  { table: 'Coupon', list: 'emails', since: 'createdAt' },
  { table: 'BackupSetting', list: 'notifyEmails', since: 'updatedAt' },
].map(({ table, list, since }) =>
  command(
    `UPDATE "${table}" SET "${list}" = array_remove("${list}", $1) WHERE $1 = ANY("${list}") AND "${since}" <= $2::timestamptz`
  )
)

const emptyMail = (userId: number) => ({
  to: emptyAddress(userId),
  subject: '',
  text: '',
  html: '',
  // A mail server's answer often names the address, and so does the link that stops the mails.
  lastError: null,
  unsubscribeUrl: null,
})

export type Addresses = {
  emails: readonly string[]
  /** Rows that name an address count up to this moment. */
  before: Date
}

/** The addresses of a user, with those that they had or asked for. */
export const addressesOf = async (
  tx: Tx,
  userId: number,
  emails: readonly string[]
) => {
  const changes = await tx.emailChange.findMany({
    where: { userId },
    select: { oldEmail: true, newEmail: true, status: true },
  })
  return [
    ...new Set([
      ...emails,
      ...changes.flatMap(({ oldEmail, newEmail, status }) =>
        status === 'APPLIED' ? [oldEmail, newEmail] : [oldEmail]
      ),
    ]),
  ]
}

/** Sign-ins, mails, answers and imports name the address instead of the user. */
export const forgetAddresses = async (
  tx: Tx,
  userId: number,
  { emails, before }: Addresses
) => {
  const isTheirs = { in: [...emails] }
  const createdAt = { lte: before }
  await tx.loginLog.deleteMany({
    where: { OR: [{ userId }, { userEmail: isTheirs, createdAt }] },
  })
  await tx.outboxEmail.updateMany({
    where: { to: isTheirs, createdAt },
    data: emptyMail(userId),
  })
  // An address that was not taken may belong to another person; only the mails that proposed it are theirs.
  const proposed = await tx.emailChange.findMany({
    where: { userId, newEmail: { notIn: [...emails] } },
    select: { newEmail: true, createdAt: true },
  })
  for (const { newEmail: to, createdAt } of proposed)
    await tx.outboxEmail.updateMany({
      where: { to, template: 'confirmAddress', createdAt: { gte: createdAt } },
      data: emptyMail(userId),
    })
  await tx.addressBounce.deleteMany({ where: { email: isTheirs } })
  await tx.waitlistEntry.deleteMany({ where: { email: isTheirs, createdAt } })
  await tx.formResponse.updateMany({
    where: { userId: null, email: isTheirs, createdAt },
    data: emptyResponse,
  })
  await tx.couponRedemption.updateMany({
    where: { userId: null, email: isTheirs, createdAt },
    data: { email: emptyAddress(userId) },
  })
  await tx.bugReport.updateMany({
    where: { userId: null, email: isTheirs, createdAt },
    data: emptyBugReport,
  })
  for (const email of emails) {
    await tx.importRow.updateMany({
      where: { keys: { has: `mail:${email}` }, run: { createdAt } },
      data: emptyRow,
    })
    for (const forget of FORGET_LISTED) await forget.run(tx, [email, before])
  }
}

/** A row of an import without what its file said. */
export const emptyRow = { cells: {}, keys: [], notes: [], plan: {} }
