import { useTranslation } from 'react-i18next'
import type { PublicLessonQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import type { FreshLinks } from 'src/components/Learning/Lessons/LessonView/content'
import { LessonContent } from 'src/components/Learning/Lessons/LessonView/LessonContent'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

type PublicLessonProps = {
  lesson: NonNullable<PublicLessonQuery['publicLesson']>
  freshLinks: FreshLinks
  isPart?: boolean
}

/** The call to action after a public lesson. */
const Join = () => {
  const { t } = useTranslation('learning')
  const { isAuthenticated } = useAuth()
  return (
    <aside className="panel mt-5 flex flex-wrap items-center justify-between gap-3 p-4 sm:p-6">
      <p className="min-w-0">{t('free.joinHelp')}</p>
      {isAuthenticated ? (
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
        breadcrumbs={[{ label: t('free.title'), to: routes.freeLessons() }]}
      />
      {content}
      <Join />
    </div>
  )
}
