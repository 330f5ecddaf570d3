import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MailedEmailChangeQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

type Change = NonNullable<MailedEmailChangeQuery['mailedEmailChange']>

const ANSWER: Doc<'AnswerEmailChangeMutation'> = gql`
  mutation AnswerEmailChangeMutation($token: String!, $isAccepted: Boolean!) {
    answerEmailChange(token: $token, isAccepted: $isAccepted) {
      mailbox
      status
      oldEmail
      newEmail
      isAnswered
      waitsUntil
    }
  }
`

/** The proposal with the two answers of a mailbox; after an answer, what happens next. */
export const MailboxAnswer = ({
  change: read,
  token,
}: {
  change: Change
  token: string
}) => {
  const { t } = useTranslation('accounts.profile')
  const [answered, setAnswered] = useState<Change>()
  const [answer, { loading }] = useSave(ANSWER, {
    onDone: ({ answerEmailChange }) => setAnswered(answerEmailChange),
  })
  const { mailbox, status, oldEmail, newEmail, isAnswered, waitsUntil } =
    answered ?? read
  const isOpen = status === 'WAITING' && !isAnswered
  return (
    <section className="panel space-y-5 p-5 sm:p-8">
      <h1 className="text-2xl">{t('emailChange.title')}</h1>
      <dl className="space-y-3">
        <div>
          <dt className="text-muted text-sm">{t('emailChange.old')}</dt>
          <dd className="font-medium break-all">{oldEmail}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('emailChange.new')}</dt>
          <dd className="font-medium break-all">{newEmail}</dd>
        </div>
      </dl>
      <p role={isOpen ? undefined : 'status'}>
        {isOpen
          ? t(`emailChange.ask.${mailbox}`)
          : t(
              status === 'WAITING'
                ? `emailChange.answered.${mailbox}`
                : `emailChange.status.${status}`
            )}
        {status === 'WAITING' && (
          <>
            {' '}
            {t('emailChange.until')} <DateText date={waitsUntil} look="time" />.
          </>
        )}
      </p>
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button
            look="primary"
            busy={loading}
            onClick={() => void answer({ token, isAccepted: true })}
          >
            {t(`emailChange.accept.${mailbox}`)}
          </Button>
          <Button
            look="outline"
            disabled={loading}
            onClick={() => void answer({ token, isAccepted: false })}
          >
            {t(`emailChange.refuse.${mailbox}`)}
          </Button>
        </div>
      )}
      {status === 'APPLIED' && (
        <LinkButton to={routes.login()} look="primary">
          {t('emailChange.signIn')}
        </LinkButton>
      )}
    </section>
  )
}
