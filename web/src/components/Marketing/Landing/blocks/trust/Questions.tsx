import { QuestionList } from 'src/components/Marketing/Offer/QuestionList'

import { useBlockWords, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

export const Questions = (props: BlockProps<'Questions'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const asked = props.items.filter(({ question }) => question)
  if (asked.length === 0) return null
  return (
    <QuestionList
      title={text(props, 'title') || t('landing.questions')}
      items={asked.map((item) => ({
        question: text(item, 'question'),
        answer: text(item, 'answer'),
      }))}
    />
  )
}
