import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { QuestionList } from 'src/components/Marketing/Offer/QuestionList'

import { formatPeso } from '$api/src/shared/money'

/** What buyers ask about every offer, answered by its own conditions. */
export const OfferQuestions = ({ offer }: { offer: OfferFields }) => {
  const { t } = useTranslation('marketing')
  const { terms, priceCentavos, validityByDays } = offer
  const isFree = priceCentavos === 0
  const plan = terms.find(({ payments }) => payments > 1)
  const items = [
    !isFree && { question: t('asked.pay'), answer: t('asked.payAnswer') },
    !isFree &&
      plan && {
        question: t('asked.plan'),
        answer: t('asked.planAnswer', {
          count: plan.payments,
          first: formatPeso(plan.firstCentavos),
          next: formatPeso(plan.nextCentavos ?? plan.firstCentavos),
        }),
      },
    {
      question: t('asked.begin'),
      answer: t(isFree ? 'asked.beginFree' : 'asked.beginPaid'),
    },
    {
      question: t('asked.access'),
      answer:
        validityByDays == null
          ? t('asked.accessForLife')
          : t('asked.accessDays', { count: validityByDays }),
    },
  ].filter((item) => !!item)
  return <QuestionList title={t('landing.questions')} items={items} />
}
