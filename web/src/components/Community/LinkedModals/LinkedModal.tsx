import { useTranslation } from 'react-i18next'

import StagesCell from 'src/components/Community/StagesCell'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

import { PointsExplainer } from './PointsExplainer'

/** The modals that the drawer opens. The journey form is not one of them; it has a page of its own. */
export const linkedModals = ['points-explainer', 'stages-list'] as const

export type LinkedModalName = (typeof linkedModals)[number]

type LinkedModalProps = {
  name?: LinkedModalName
  /** The member's own stage. */
  stageNumber: number
  onClose: () => void
}

export const LinkedModal = ({
  name,
  stageNumber,
  onClose,
}: LinkedModalProps) => {
  const { t } = useTranslation('community')
  return (
    <>
      <Dialog
        isOpen={name === 'points-explainer'}
        onClose={onClose}
        title={t('pointsExplainer.title')}
        text={t('pointsExplainer.text')}
      >
        <PointsExplainer />
      </Dialog>
      <Dialog
        isOpen={name === 'stages-list'}
        onClose={onClose}
        title={t('stagesList.title')}
        text={t('stagesList.text')}
        size="md"
      >
        <StagesCell stageNumber={stageNumber} />
      </Dialog>
    </>
  )
}
