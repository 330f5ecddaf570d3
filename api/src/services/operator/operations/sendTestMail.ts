import type { MutationResolvers } from 'types/graphql'

import { testEmail } from 'src/emails/testEmail'
import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { viewerLang } from 'src/lib/translations'
import {
  isMailSet,
  mailServer,
} from 'src/services/accounts/messages/mailServer'
import { cutText } from 'src/shared/text/cutText'

const ANSWER_CHARACTERS = 500

/**
 * Sends a mail to the caller's own address, past the outbox, so that the answer of the mail server is seen at once.
 * @returns what the server said, or why there was no answer @throws RATE_LIMITED
 */
export const sendTestMail = (async () => {
  const { id, email: to, firstName: name } = currentUser()
  if (!isMailSet())
    return { result: 'NO_SERVER' as const, to, answer: '', ms: 0 }
  if (!(await withinLimit('test-mails-per-hour', id)))
    throw new AppError('RATE_LIMITED')
  const from = performance.now()
  const told = (result: 'TAKEN' | 'REFUSED', answer: string) => ({
    result,
    to,
    answer: cutText(answer, ANSWER_CHARACTERS),
    ms: Math.round(performance.now() - from),
  })
  try {
    const server = await mailServer()
    const { subject, text, html } = testEmail({ lang: viewerLang(), name })
    const { response } = await server.sendMail({ to, subject, text, html })
    return told('TAKEN', String(response ?? ''))
  } catch (error) {
    return told('REFUSED', (error as Error).message)
  }
}) satisfies MutationResolvers['sendTestMail']
