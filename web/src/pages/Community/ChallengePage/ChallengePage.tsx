import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import ChallengeToJoinCell from 'src/components/Community/Challenge/ChallengeToJoinCell'

/** The registration for the challenge that is open (spec sections 2.1 and 2.8). */
const ChallengePage = () => {
  const { t } = useTranslation('community.challenge')
  return (
    <>
      <Metadata title={t('join.title')} description={t('join.lead')} />
      <ChallengeToJoinCell />
    </>
  )
}

export default ChallengePage
