import { useTranslation } from 'react-i18next'
import type { PublicPage } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import TrainingPartsCell from 'src/components/Learning/Courses/TrainingPartsCell'
import WorkshopCell from 'src/components/Marketing/Workshop/WorkshopCell'
import { LoadingScreen } from 'src/components/ui/feedback/LoadingScreen/LoadingScreen'
import { useLoadingScreen } from 'src/components/ui/feedback/LoadingScreen/useLoadingScreen'
import { Logo } from 'src/components/ui/layout/Logo'

import { SHORT_LOADING_SCREEN_MS } from '$api/src/shared/constants'

type TrainingLandingProps = { page: PublicPage; part?: string }

/** A training of three parts on one card, with the loading screen of spec 2.8. */
export const TrainingLanding = ({ page, part }: TrainingLandingProps) => {
  const { t } = useTranslation('learning')
  const loading = useLoadingScreen(SHORT_LOADING_SCREEN_MS)
  const isFree = page === 'FREE_TRAINING'
  const track = isFree ? 'BEGINNER' : 'EXPERIENCED'
  const title = t(isFree ? 'three.title' : 'three.freelancingTitle')
  const text = t(isFree ? 'three.text' : 'three.freelancingText')

  return (
    <>
      <Metadata title={title} description={text} og={{ title }} />
      <LoadingScreen phase={loading} text={t('three.loading')} />
      <div className="panel mx-auto max-w-3xl p-4 sm:p-8">
        <div className="flex justify-center">
          <Logo />
        </div>
        <h1 className="mt-4 text-center text-2xl text-balance">{title}</h1>
        <p className="text-muted mx-auto mt-2 mb-6 max-w-xl text-center text-balance">
          {text}
        </p>
        <div className="mb-8 empty:hidden">
          <WorkshopCell track={track} urgent />
        </div>
        <TrainingPartsCell page={page} part={Number(part) || 1} />
        <div className="mt-8 empty:hidden">
          <WorkshopCell track={track} urgent={false} />
        </div>
      </div>
    </>
  )
}
