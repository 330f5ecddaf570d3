import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MailedUnsubscribingQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { NoticesText } from './NoticesText'

type Mailed = NonNullable<MailedUnsubscribingQuery['mailedUnsubscribing']>

const ANSWER: Doc<'AnswerUnsubscribingMutation'> = gql`
  mutation AnswerUnsubscribingMutation($token: String!, $isMailed: Boolean!) {
    answerUnsubscribing(token: $token, isMailed: $isMailed) {
      email
      isMailed
    }
  }
`

/** Asks before it unsubscribes, because programs that check links open them, too; afterwards it offers the way back. */
export const Unsubscribing = ({
  mailed,
  token,
}: {
  mailed: Mailed
  token: string
}) => {
  const { t } = useTranslation('marketing.announcements')
  const [answered, setAnswered] = useState<Mailed>()
  const [answer, { loading }] = useSave(ANSWER, {
    onDone: ({ answerUnsubscribing }) => setAnswered(answerUnsubscribing),
  })
  const { email, isMailed } = answered ?? mailed
  return (
    <section className="panel space-y-5 p-5 sm:p-8">
      <h1 className="text-2xl">{t('unsubscribe.title')}</h1>
      <p className="wrap-anywhere" role={answered && 'status'}>
        {t(
          !isMailed
            ? 'unsubscribe.gone'
            : answered
              ? 'unsubscribe.back'
              : 'unsubscribe.ask',
          { email }
        )}
      </p>
      <Button
        look={isMailed ? 'primary' : 'outline'}
        busy={loading}
        onClick={() => void answer({ token, isMailed: !isMailed })}
      >
        {t(isMailed ? 'unsubscribe.submit' : 'unsubscribe.again')}
      </Button>
      <p className="text-muted text-sm">
        <NoticesText name="others" />
      </p>
    </section>
  )
}
