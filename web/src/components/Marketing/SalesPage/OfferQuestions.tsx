import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { QuestionList } from 'src/components/Marketing/Offer/QuestionList'

type Words = TFunction<'marketing'>

const beginning = (
  { priceCentavos, startByDays, isRenewal }: OfferFields,
  t: Words
) => {
  if (isRenewal) return t('asked.beginRenewal')
  if (startByDays > 0) return t('asked.beginLater', { count: startByDays })
  return t(priceCentavos === 0 ? 'asked.beginFree' : 'asked.beginPaid')
}

const access = ({ validityByDays, isRenewal }: OfferFields, t: Words) => {
  if (validityByDays == null) return t('asked.accessForLife')
  return t(isRenewal ? 'asked.accessMore' : 'asked.accessDays', {
    count: validityByDays,
  })
}

/** Questions that buyers ask about every offer, answered by its own conditions. */
export const OfferQuestions = ({ offer }: { offer: OfferFields }) => {
  const { t } = useTranslation('marketing')
  const { terms, priceCentavos, state } = offer
  const isFree = priceCentavos === 0
  const hasPlan = terms.some(({ payments }) => payments > 1)
  const items = [
    !isFree && { question: t('asked.pay'), answer: t('asked.payAnswer') },
    !isFree &&
      hasPlan && {
        question: t('asked.plan'),
        answer: t('asked.planAnswer', {
          terms: terms.map(({ label }) => label).join(' · '),
        }),
      },
    state === 'OPEN' && {
      question: t('asked.begin'),
      answer: beginning(offer, t),
    },
    { question: t('asked.access'), answer: access(offer, t) },
  ].filter((item) => !!item)
  return <QuestionList title={t('landing.questions')} items={items} />
}
