import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

/** Shown over the picture when the connection or the file fails, with a retry button. */
export const PlayTrouble = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation(['learning', 'common'])
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 rounded-xl bg-black/75 p-4 text-center text-white"
    >
      <p>{t('player.failed')}</p>
      <Button look="primary" icon={RotateCw} onClick={onRetry}>
        {t('player.again')}
      </Button>
    </div>
  )
}
