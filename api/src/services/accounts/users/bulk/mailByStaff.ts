import type { StaffMailInput } from 'types/graphql'

import { staffMailEmail } from 'src/emails/staffMailEmail'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import type { Lang } from 'src/shared/text/language'

import type { Change } from './change'

const MAX_SUBJECT_CHARACTERS = 150
const MAX_TEXT_CHARACTERS = 10_000
const UUID = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i

type Written = { subject: string; text: string }

// A subject is one line.
const subjectOf = (text?: string | null) =>
  typedText((text ?? '').replace(/\s+/g, ' '))

const refuseWrong = (
  { subject, text }: Written,
  isNeeded: boolean,
  [subjectField, textField]: [string, string]
) =>
  refuseInput({
    [subjectField]:
      isNeeded && !subject
        ? 'REQUIRED'
        : subject.length > MAX_SUBJECT_CHARACTERS && 'TOO_LONG',
    [textField]:
      isNeeded && !text
        ? 'REQUIRED'
        : text.length > MAX_TEXT_CHARACTERS && 'TOO_LONG',
  })

const isWritten = ({ subject, text }: Written) => !!subject || !!text

/**
 * A mail that staff write to many. A user gets it in their language if it is written in that one, otherwise in the
 * other; a user who got the mail of this key is left out.
 * @throws REQUIRED, TOO_LONG and INVALID by field
 */
export const mailByStaff = async (input: StaffMailInput): Promise<Change> => {
  const written: Record<Lang, Written> = {
    en: {
      subject: subjectOf(input.subject),
      text: typedText(input.text ?? ''),
    },
    fil: {
      subject: subjectOf(input.subjectFil),
      text: typedText(input.textFil ?? ''),
    },
  }
  refuseInput({ key: !UUID.test(input.key) && 'INVALID' })
  const hasFilipino = isWritten(written.fil)
  refuseWrong(written.en, isWritten(written.en) || !hasFilipino, [
    'subject',
    'text',
  ])
  refuseWrong(written.fil, hasFilipino, ['subjectFil', 'textFil'])

  return async (tx, { id, email, firstName, language }) => {
    const { count } = await tx.staffMail.createMany({
      data: { key: input.key, userId: id, sentById: currentUser().id },
      skipDuplicates: true,
    })
    if (count === 0) return false
    const other = language === 'en' ? 'fil' : 'en'
    const lang = isWritten(written[language]) ? language : other
    const { subject, text } = written[lang]
    await queueMail(
      tx,
      email,
      staffMailEmail({ lang, firstName, subject, text })
    )
    await logInfo(tx, {
      action: 'user.mailed',
      entity: 'User',
      entityId: id,
      after: { subject },
    })
    return true
  }
}
