import type { OutboxEmail } from '@prisma/client'
import type { Task } from 'graphile-worker'

import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
import { readableMail } from 'src/lib/outbox'
import { isRefusedForGood } from 'src/services/accounts/messages/bounces/isRefusedForGood'
import {
  forgetRefusals,
  noteFailure,
  noteKept,
} from 'src/services/accounts/messages/bounces/noteFailure'
import {
  isMailSet,
  mailServer,
} from 'src/services/accounts/messages/mailServer'
import { quietUntil } from 'src/shared/accounts/noticeTiming'
import { cutText } from 'src/shared/text/cutText'

/** The longest kept message of a mail server's error. */
const FAILURE_CHARACTERS = 500

/** When a user's quiet hours end, if they have begun. */
const quietUntilOf = async (userId: number | null) => {
  if (userId === null) return null
  const timing = await db.noticeTiming.findUnique({ where: { userId } })
  return timing && quietUntil(new Date(), timing)
}

/** The tries of a job, as `queueMail` adds it. */
const MOST_TRIES = 12

type Failed = Pick<
  OutboxEmail,
  'id' | 'to' | 'attempts' | 'isSealed' | 'unsubscribeUrl'
>

/** Stores the reason why a mail failed; after the last try, the failure is noted where it belongs (noteFailure). */
const fail = (mail: Failed, lastError: string, isRefused: boolean) =>
  inTransaction(async (tx) => {
    await tx.outboxEmail.update({
      where: { id: mail.id },
      data: {
        status: 'FAILED',
        attempts: { increment: 1 },
        lastError,
        ...(mail.isSealed && isRefused ? { text: '', html: '' } : {}),
      },
    })
    if (isRefused || mail.attempts + 1 >= MOST_TRIES)
      await noteFailure(tx, { mail, detail: lastError, isRefused })
  })

/** The headers by which mail programs offer to unsubscribe (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string | null) =>
  url
    ? {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : undefined

/**
 * Sends one mail of the outbox. Its Message-ID is fixed, so that a retry after a lost response is recognised as the
 * same mail. In the user's quiet hours the mail of a notice is left for their end. An address that the server refuses for
 * good is not tried again.
 */
const sendMail: Task = async (payload) => {
  const { id } = payload as { id: string }
  const mail = await db.outboxEmail.findUnique({ where: { id } })
  if (!mail || ['SENT', 'KEPT', 'EXPIRED'].includes(mail.status)) return

  const finish = (status: 'SENT' | 'KEPT' | 'EXPIRED', tx: Tx = db) =>
    tx.outboxEmail.update({
      where: { id },
      data: {
        status,
        sentAt: status === 'SENT' ? new Date() : null,
        // Codes and passwords are erased, unless the mail can only be read in the outbox.
        ...(mail.isSealed && status !== 'KEPT' ? { text: '', html: '' } : {}),
      },
    })

  if (mail.notAfter && mail.notAfter < new Date())
    return void (await finish('EXPIRED'))
  const until = await quietUntilOf(mail.quietUserId)
  if (until)
    return void (await addJob(
      db,
      'sendMail',
      { id },
      { runAt: until, key: id }
    ))
  if (!isMailSet())
    return inTransaction(async (tx) => {
      await finish('KEPT', tx)
      await noteKept(tx, mail)
    })

  try {
    const server = await mailServer()
    const { to, subject, text, html } = readableMail(mail)
    await server.sendMail({
      to,
      subject,
      text,
      html,
      messageId: `<${id}@sulong>`,
      headers: unsubscribeHeaders(mail.unsubscribeUrl),
    })
  } catch (error) {
    const isRefused = isRefusedForGood(error)
    await fail(
      mail,
      cutText((error as Error).message, FAILURE_CHARACTERS),
      isRefused
    )
    if (isRefused) return
    throw error
  }
  await finish('SENT')
  await forgetRefusals(db, mail.to)
}

export default sendMail
