import { useTranslation } from 'react-i18next'
import type { PublicLessonQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import type { FreshLinks } from 'src/components/Learning/Lessons/LessonView/content'
import { LessonContent } from 'src/components/Learning/Lessons/LessonView/LessonContent'
import { OpenOffers } from 'src/components/Marketing/OpenOffers/OpenOffers'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { matching } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

import { isPath } from '$api/src/shared/text/place'

type PublicLessonProps = {
  lesson: NonNullable<PublicLessonQuery['publicLesson']>
  freshLinks: FreshLinks
  isPart?: boolean
}

/** The offer that the lesson was opened from, so that there is a way back. */
const params = { offer: matching(isPath) }

/** The call to action after a public lesson: the offer that it was opened from, the offers of its course, or an account. */
const Join = ({ offer, courseId }: { offer?: string; courseId: number }) =>
  offer ? (
    <JoinCard offer={offer} />
  ) : (
    <div className="mt-5">
      <OpenOffers courseId={courseId}>
        <JoinCard />
      </OpenOffers>
    </div>
  )

const JoinCard = ({ offer }: { offer?: string }) => {
  const { t } = useTranslation('learning')
  const { isAuthenticated } = useAuth()
  return (
    <aside className="panel mt-5 flex flex-wrap items-center justify-between gap-3 p-4 sm:p-6">
      <p className="min-w-0">{t('free.joinHelp')}</p>
      {offer ? (
        <LinkButton to={offer} look="primary">
          {t('free.toOffer')}
        </LinkButton>
      ) : isAuthenticated ? (
        <LinkButton to={routes.viewCourses()} look="primary">
          {t('free.mine')}
        </LinkButton>
      ) : (
        <LinkButton to={routes.signup()} look="primary">
          {t('free.join')}
        </LinkButton>
      )}
    </aside>
  )
}

/** A complete preview lesson, without an account. */
export const PublicLesson = ({
  lesson,
  freshLinks,
  isPart,
}: PublicLessonProps) => {
  const { t } = useTranslation('learning')
  const { offer } = useUrlValues(params)
  const content = (
    <LessonContent
      lesson={lesson}
      coverUrl={lesson.coverUrl}
      freshLinks={freshLinks}
    />
  )
  if (isPart)
    return (
      <section aria-labelledby="part-title">
        <h2 id="part-title" className="mb-3 text-xl">
          {lesson.name}
        </h2>
        {content}
      </section>
    )
  return (
    <div className="mx-auto max-w-3xl">
      <Metadata title={lesson.name} description={lesson.shortDescription} />
      <PageHeader
        title={lesson.name}
        lead={lesson.courseTitle}
        breadcrumbs={[
          offer
            ? { label: t('free.offer'), to: offer }
            : { label: t('free.title'), to: routes.freeLessons() },
        ]}
      />
      {content}
      <Join offer={offer} courseId={lesson.courseId} />
    </div>
  )
}
