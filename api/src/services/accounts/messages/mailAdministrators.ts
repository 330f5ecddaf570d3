import type { Tx } from 'src/lib/db'
import { queueMail, type Mail } from 'src/lib/outbox'
import type { Lang } from 'src/shared/text/language'

/** Everyone with the system's own level of administrators. */
export const administratorsOf = (tx: Tx) =>
  tx.user.findMany({
    where: {
      archivedAt: null,
      accessLevels: {
        some: { accessLevel: { name: 'admin', isSystem: true } },
      },
    },
    select: { id: true, email: true, firstName: true, language: true },
  })

/** Mails every administrator, the one who made the change included. */
export const mailAdministrators = async (
  tx: Tx,
  mailFor: (administrator: { firstName: string; lang: Lang }) => Mail
) => {
  for (const { email, firstName, language: lang } of await administratorsOf(tx))
    await queueMail(tx, email, mailFor({ firstName, lang }))
}
