import type { Tx } from './db'
import { addJob } from './jobs'

export type Mail = {
  template: string
  subject: string
  text: string
  html: string
}

/** Puts a mail into the outbox, in the transaction of what it tells of; a job sends it afterwards. */
export const queueMail = async (
  tx: Tx,
  to: string,
  mail: Mail,
  { notAfter }: { notAfter?: Date } = {}
) => {
  const { id } = await tx.outboxEmail.create({
    data: { to, notAfter, ...mail },
    select: { id: true },
  })
  await addJob(tx, 'sendMail', { id })
}
