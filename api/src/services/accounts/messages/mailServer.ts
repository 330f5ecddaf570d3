import type { Transporter } from 'nodemailer'

/** Times in ms. A mail server that hangs may not keep a worker from other jobs. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Whether mails leave; otherwise they stay in the outbox. */
export const isMailSet = () => (process.env.SMTP_URL || 'none') !== 'none'

/** The sender as mail programs show it: a name and an address, or the address alone. */
export const mailFrom = () =>
  process.env.MAIL_FROM ?? 'Sulong <no-reply@localhost>'

let transport: Transporter | undefined

/** The mail server of the settings. Only if `isMailSet`. */
export const mailServer = async () => {
  if (!transport) {
    // Loaded with the first mail, because nothing else in the api needs it.
    const { createTransport } = await import('nodemailer')
    transport = createTransport(process.env.SMTP_URL as string, {
      from: mailFrom(),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    })
  }
  return transport
}
