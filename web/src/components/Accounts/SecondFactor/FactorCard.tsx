import { useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'

import { RemoveFactor, RenewCodes } from './FactorChanges'
import { FactorSetup } from './FactorSetup'
import { RecoveryCodes } from './RecoveryCodes'

export const MINE: Doc<'MySecondFactorQuery'> = gql`
  query MySecondFactorQuery {
    mySecondFactor {
      since
      recoveryCodesLeft
      dueAt
      isForStaff
    }
  }
`

const FEW = 3

type Step = 'setUp' | 'renew' | 'remove'

/** The second factor of staff on their profile. Learners without one see nothing. */
const FactorCard = () => {
  const { t } = useTranslation('accounts.factor')
  const client = useApolloClient()
  const { data } = useQuery(MINE, { fetchPolicy: 'network-only' })
  const [step, setStep] = useState<Step>()
  const [codes, setCodes] = useState<readonly string[]>()
  const mine = data?.mySecondFactor
  if (!mine || (!mine.isForStaff && !mine.since)) return null
  const { since, recoveryCodesLeft: left, dueAt } = mine

  const onDone = () => {
    setStep(undefined)
    setCodes(undefined)
    void client.refetchQueries({
      include: ['MySecondFactorQuery', 'MySetupQuery'],
    })
  }
  const titles = {
    setUp: t('setUp.title'),
    renew: t('card.renew'),
    remove: t('card.remove'),
  }

  return (
    <Card title={t('card.title')}>
      {since ? (
        <div className="space-y-1">
          <p>
            {t('card.on')} <DateText date={since} />
          </p>
          <p className={left < FEW ? 'text-error' : 'text-muted'}>
            {t('card.left', { count: left })}
            {left < FEW && ` · ${t('card.few')}`}
          </p>
        </div>
      ) : (
        <p>{t('card.off')}</p>
      )}
      {dueAt && (
        <p className="text-error mt-2 font-semibold">
          {t('card.due')} <DateText date={dueAt} look="time" />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {since ? (
          <>
            <Button look="outline" onClick={() => setStep('renew')}>
              {titles.renew}
            </Button>
            <Button look="danger" onClick={() => setStep('remove')}>
              {titles.remove}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={() => setStep('setUp')}>
            {t('card.setUp')}
          </Button>
        )}
      </div>
      {step && (
        <Dialog
          isOpen
          onClose={onDone}
          title={codes ? t('codes.title') : titles[step]}
        >
          {codes ? (
            <RecoveryCodes codes={codes} onKept={onDone} />
          ) : step === 'setUp' ? (
            <FactorSetup onDone={onDone} />
          ) : step === 'renew' ? (
            <RenewCodes onCodes={setCodes} />
          ) : (
            <RemoveFactor onDone={onDone} />
          )}
        </Dialog>
      )}
    </Card>
  )
}

export default FactorCard
