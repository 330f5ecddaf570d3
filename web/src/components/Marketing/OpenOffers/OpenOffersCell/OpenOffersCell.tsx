import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { OpenOfferList } from 'src/components/Marketing/OpenOffers/OpenOfferList'
import 'src/components/Marketing/OpenOffers/openOffersFields'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { Card } from 'src/components/ui/layout/Card'

export const QUERY: Doc<'OpenOffersQuery'> = gql`
  query OpenOffersQuery($courseId: Int) {
    openOffers(courseId: $courseId) {
      ...OpenOfferFields
    }
  }
`

type Given = {
  /** Shown where nothing is open. */
  children?: ReactNode
}

export const Loading = () => <Skeleton className="h-40 rounded-xl" />

export const Empty = ({ children }: Given) => <>{children}</>

// The offers are an addition to their page.
export const Failure = Empty

export const Success = ({ openOffers }: PropsOf<'OpenOffersQuery'> & Given) => {
  const { t } = useTranslation('marketing.openOffers')
  return (
    <Card title={t('title')} padded={false}>
      <div className="mt-3">
        <OpenOfferList offers={openOffers} />
      </div>
    </Card>
  )
}
