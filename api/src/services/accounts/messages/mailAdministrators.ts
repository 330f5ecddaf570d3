import type { Tx } from 'src/lib/db'
import { queueMail, type Mail } from 'src/lib/outbox'
import type { Lang } from 'src/shared/text/language'

/** Mails every administrator, the one who made the change included. */
export const mailAdministrators = async (
  tx: Tx,
  mailFor: (administrator: { firstName: string; lang: Lang }) => Mail
) => {
  const administrators = await tx.user.findMany({
    where: {
      archivedAt: null,
      accessLevels: {
        some: { accessLevel: { name: 'admin', isSystem: true } },
      },
    },
    select: { email: true, firstName: true, language: true },
  })
  for (const { email, firstName, language: lang } of administrators)
    await queueMail(tx, email, mailFor({ firstName, lang }))
}
