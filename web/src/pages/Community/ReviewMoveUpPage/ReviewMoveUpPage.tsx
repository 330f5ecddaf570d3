import { useTranslation } from 'react-i18next'

import { ReviewMoveUp } from 'src/components/Community/staff/Review/ReviewMoveUp'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** `id` is a stage's id. The menu has one entry for each stage that the user reviews. */
const ReviewMoveUpPage = ({ id }: { id: number }) => {
  const { t } = useTranslation('community.journey')
  return (
    <>
      <PageHeader title={t('review.title')} lead={t('review.lead')} />
      <ReviewMoveUp stageId={id} />
    </>
  )
}

export default ReviewMoveUpPage
