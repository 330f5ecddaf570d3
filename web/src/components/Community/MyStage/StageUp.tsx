import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Confetti } from 'src/components/ui/feedback/Confetti/Confetti'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { drawings } from 'src/components/ui/feedback/EmptyState/drawings'
import { useStored } from 'src/hooks/browser/useStored'
import { storageKeys, store } from 'src/lib/browser/storageKeys'

/** A move up is celebrated for two weeks at most. */
const FRESH_MS = 14 * 86_400_000

const isFresh = (at?: string | null) =>
  !!at && Date.now() - new Date(at).getTime() < FRESH_MS

/** Celebrates a move up once. */
export const StageUp = ({
  requests,
}: {
  requests: MyStageFields['history']
}) => {
  const { t } = useTranslation('community.journey')
  const seenId = useStored<number>(storageKeys.celebratedMoveUp) ?? 0
  const [latest] = requests
  const isDue =
    latest?.status === 'APPROVED' &&
    latest.toStage &&
    latest.id > seenId &&
    isFresh(latest.decidedAt)
  if (!isDue || !latest.toStage) return null

  const onClose = () => store(storageKeys.celebratedMoveUp, latest.id)
  return (
    <>
      <Confetti />
      <Dialog
        isOpen
        onClose={onClose}
        title={t('stageUp.title')}
        text={t('stageUp.text', latest.toStage)}
        footer={
          <Button look="primary" onClick={onClose}>
            {t('stageUp.goOn')}
          </Button>
        }
      >
        <svg viewBox="0 0 160 110" className="mx-auto h-32" aria-hidden="true">
          {drawings.done}
        </svg>
      </Dialog>
    </>
  )
}
