import { useTranslation } from 'react-i18next'
import type { HomeTalkQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { MyCheckIn } from 'src/components/Community/Buddies/MyCheckIn'
import { FeedLinks } from 'src/components/Community/Feeds/Mine/FeedLinks'
import { OpenQuestions } from 'src/components/Community/Feeds/Mine/OpenQuestions'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

import { MySuccessManager } from './MySuccessManager'
import { TodaysTask } from './TodaysTask'

import { feedPath } from '$api/src/shared/community/feeds'

type HomeTalkProps = Pick<
  HomeTalkQuery,
  'myChallenge' | 'myCheckIn' | 'mySuccessManager' | 'myFeeds' | 'openQuestions'
>

/** Life around a person: today's task, their check-in and streak, their success
 * manager, new posts, and who waits for an answer. */
export const HomeTalk = ({
  myChallenge,
  myCheckIn,
  mySuccessManager,
  myFeeds,
  openQuestions,
}: HomeTalkProps) => {
  const { t } = useTranslation('community.feeds')
  const news = myFeeds.filter(({ newCount }) => newCount > 0)
  return (
    <div className="space-y-4 sm:space-y-6">
      {myChallenge && <TodaysTask challenge={myChallenge} />}
      {myCheckIn && <MyCheckIn checkIn={myCheckIn} />}
      {mySuccessManager && <MySuccessManager manager={mySuccessManager} />}
      {myFeeds.length > 0 && (
        <Card
          title={t('talk.title')}
          aside={
            <LinkButton to={routes.community()} look="ghost" size="sm">
              {t('talk.all')}
            </LinkButton>
          }
        >
          {news.length > 0 ? (
            <FeedLinks feeds={news} />
          ) : (
            <>
              <p className="text-muted mb-3">{t('talk.noNews')}</p>
              <LinkButton to={feedPath('school')} look="secondary" size="sm">
                {t('talk.write')}
              </LinkButton>
            </>
          )}
          <OpenQuestions questions={openQuestions} />
        </Card>
      )}
    </div>
  )
}
