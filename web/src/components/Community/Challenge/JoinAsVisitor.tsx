import { Suspense, useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { storageKeys, storedText } from 'src/lib/browser/storageKeys'
import { lazy } from 'src/lib/loading/lazy'

import type { ChallengeToJoin } from './challenge'
import { ChallengeOffer } from './ChallengeOffer'

const JoinDialog = lazy(() => import('./JoinDialog'))

/**
 * The challenge for visitors. New people read it and join by its button, which begins with the sign-up. On a device on
 * which somebody has signed in before, the sign-in opens over it (spec section 2.8; docs/decisions/0055-challenge.md).
 */
export const JoinAsVisitor = ({
  challenge,
}: {
  challenge: ChallengeToJoin
}) => {
  const { t } = useTranslation('community.challenge')
  const [first, setFirst] = useState<'signIn' | 'signUp'>()
  // After the first screen, which has no dialogs.
  useEffect(() => {
    if (storedText(storageKeys.takenPreferences)) setFirst('signIn')
  }, [])
  return (
    <ChallengeOffer challenge={challenge}>
      <Button look="primary" block onClick={() => setFirst('signUp')}>
        {t('join.button')}
      </Button>
      <p className="text-muted mt-4 text-center text-sm">
        {t('join.signInAsk')}{' '}
        <button
          type="button"
          className="link link-primary"
          onClick={() => setFirst('signIn')}
        >
          {t('join.signIn')}
        </button>
      </p>
      {first && (
        <Suspense fallback={null}>
          <JoinDialog first={first} onClose={() => setFirst(undefined)} />
        </Suspense>
      )}
    </ChallengeOffer>
  )
}
