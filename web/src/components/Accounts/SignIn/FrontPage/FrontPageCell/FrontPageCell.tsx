import { CirclePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { OpenOfferList } from 'src/components/Marketing/OpenOffers/OpenOfferList'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import 'src/components/Marketing/OpenOffers/openOffersFields'

export const QUERY: Doc<'FrontPageQuery'> = gql`
  query FrontPageQuery {
    openOffers {
      ...OpenOfferFields
    }
    firstPublicLesson {
      id
      name
    }
  }
`

export const Loading = () => <Skeleton className="h-64 rounded-xl" />

// The form beside it works without the offers.
export const Failure = () => null

export const Success = ({
  openOffers,
  firstPublicLesson,
}: PropsOf<'FrontPageQuery'>) => {
  const { t } = useTranslation('accounts.frontPage')
  return (
    <div className="space-y-4">
      {firstPublicLesson && (
        <LinkButton
          look="primary"
          icon={CirclePlay}
          to={routes.freeLessons({ lesson: firstPublicLesson.id })}
        >
          {t('free')}
        </LinkButton>
      )}
      {openOffers.length > 0 && (
        <section aria-labelledby="open-offers" className="panel">
          <h3 id="open-offers" className="px-4 pt-4 pb-1 sm:px-6">
            {t('offers')}
          </h3>
          <OpenOfferList offers={openOffers} />
        </section>
      )}
    </div>
  )
}
