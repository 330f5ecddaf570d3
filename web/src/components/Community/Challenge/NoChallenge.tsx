import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

type NoChallengeProps = {
  /** Whether the school has its challenge pages on. */
  isOn: boolean
  /** Whether a challenge takes registrations. */
  isOpen: boolean
}

/** The page of people without a challenge: it leads to the open one. */
export const NoChallenge = ({ isOn, isOpen }: NoChallengeProps) => {
  const { t } = useTranslation('community.challenge')
  const why = !isOn ? 'off' : isOpen ? 'open' : 'closed'
  return (
    <EmptyState
      title={t(`none.${why}`)}
      text={t(`none.${why}Help`)}
      action={
        isOn && isOpen ? (
          <LinkButton to={routes.challenge()} look="primary">
            {t('none.join')}
          </LinkButton>
        ) : (
          <LinkButton to={routes.community()}>{t('none.community')}</LinkButton>
        )
      }
    />
  )
}
