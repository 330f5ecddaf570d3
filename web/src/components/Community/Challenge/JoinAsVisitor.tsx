import { lazy, Suspense, useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link/Link'

import type { ChallengeToJoin } from './challenge'
import { ChallengeOffer } from './ChallengeOffer'

const SignInDialog = lazy(() => import('./SignInDialog'))

/** The challenge for visitors, with the sign-in over it (spec section 2.8). */
export const JoinAsVisitor = ({
  challenge,
}: {
  challenge: ChallengeToJoin
}) => {
  const { t } = useTranslation('community.challenge')
  const [isOpen, setIsOpen] = useState(false)
  // After the first screen, which has no dialogs.
  useEffect(() => setIsOpen(true), [])
  return (
    <ChallengeOffer challenge={challenge}>
      <Button look="primary" block onClick={() => setIsOpen(true)}>
        {t('join.signIn')}
      </Button>
      <p className="text-muted mt-4 text-center text-sm">
        {t('join.noAccount')}{' '}
        <Link
          to={routes.signup({ redirectTo: routes.challenge() })}
          className="link link-primary"
        >
          {t('join.signUp')}
        </Link>
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <SignInDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ChallengeOffer>
  )
}
