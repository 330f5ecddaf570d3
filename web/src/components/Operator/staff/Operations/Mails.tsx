import { useState } from 'react'

import { MailQuestion, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SendTestMailMutation } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import { Facts } from './Facts'
import MailAdviceCell from './MailAdviceCell'
import { countText, numberText, type State } from './operations'

const TEST: Doc<'SendTestMailMutation'> = gql`
  mutation SendTestMailMutation {
    sendTestMail {
      result
      to
      answer
      ms
    }
  }
`

type Tested = SendTestMailMutation['sendTestMail']

const TestResult = ({ result, to, answer, ms }: Tested) => {
  const { t } = useTranslation('operator.operations')
  const isTaken = result === 'TAKEN'
  return (
    <div
      role={isTaken ? 'status' : 'alert'}
      className={`alert alert-soft mt-4 block ${isTaken ? 'alert-success' : 'alert-warning'}`}
    >
      <p>{t(`mail.results.${result}`, { to, number: numberText(ms) })}</p>
      {answer && (
        <p className="mt-1 text-sm wrap-anywhere">
          {t('mail.said', { text: answer })}
        </p>
      )}
    </div>
  )
}

/** The mails that wait in the outbox, a test mail, and advice on the sender's domain. */
export const Mails = ({ state }: { state: State }) => {
  const { t } = useTranslation('operator.operations')
  const [tested, setTested] = useState<Tested>()
  const [isAdvised, setIsAdvised] = useState(false)
  const [test, { loading }] = useSave(TEST, {
    onDone: ({ sendTestMail }) => setTested(sendTestMail),
  })
  const { isMailSet, mailsWaiting, mailsFailed, countedUpTo } = state
  return (
    <Card title={t('mail.title')}>
      <Facts
        facts={[
          [t('mail.server'), t(isMailSet ? 'mail.set' : 'mail.notSet')],
          [t('mail.waiting'), countText(mailsWaiting, countedUpTo)],
          [
            t('mail.failed'),
            <Link
              key="failed"
              className="link"
              to={routes.outbox({ filter: 'failed' })}
            >
              {countText(mailsFailed, countedUpTo)}
            </Link>,
          ],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Send} busy={loading} onClick={() => void test({})}>
          {t('mail.test')}
        </Button>
        {!isAdvised && (
          <Button icon={MailQuestion} onClick={() => setIsAdvised(true)}>
            {t('mail.advise')}
          </Button>
        )}
      </div>
      {tested && <TestResult {...tested} />}
      {isAdvised && (
        <div className="mt-6">
          <MailAdviceCell />
        </div>
      )}
    </Card>
  )
}
