import { useId } from 'react'

import { useTranslation } from 'react-i18next'

import { useFeedName } from 'src/components/Community/Feeds/useFeedName'
import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'

import type { OpenQuestion } from './feedsOfMine'

import { feedPath } from '$api/src/shared/community/feeds'

type OpenQuestionsProps = { questions: readonly OpenQuestion[] }

/** Questions that wait for a good answer. */
export const OpenQuestions = ({ questions }: OpenQuestionsProps) => {
  const { t } = useTranslation('community.feeds')
  const nameOf = useFeedName()
  const titleId = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h3 id={titleId} className="mb-1 font-semibold">
        {t('talk.questions')}
      </h3>
      <ul className="divide-base-300 divide-y">
        {questions.map((question) => (
          <li key={question.id}>
            <Link
              to={feedPath(question.feed, question.id)}
              className="hover:bg-base-200 -mx-2 block rounded-lg px-2 py-2.5"
            >
              <span className="line-clamp-2 wrap-anywhere">
                {question.text}
              </span>
              <span className="text-muted block text-sm wrap-anywhere">
                {question.authorName} · {nameOf(question)} ·{' '}
                <DateText date={question.createdAt} look="relative" />
                {question.commentCount > 0 && (
                  <> · {t('comments', { count: question.commentCount })}</>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
