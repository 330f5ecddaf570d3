import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import type { SaveState } from 'src/hooks/data/useAutosave'

type SaveNoteProps = {
  state: SaveState
  /** Tries to save again. */
  flush: () => Promise<boolean>
  /** Whether it stands in a full bar: a laptop then shows only what is wrong. */
  isTight?: boolean
}

/** Shows whether the draft is saved, and what to do if not. */
export const SaveNote = ({ state, flush, isTight = false }: SaveNoteProps) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const isWrong = state === 'failed' || state === 'stale'
  const quiet = isTight ? 'text-muted max-2xl:sr-only' : 'text-muted'
  return (
    <span
      role="status"
      className={`text-sm whitespace-nowrap ${isWrong ? 'text-error font-semibold' : quiet}`}
    >
      {t(`saving.${state}`)}{' '}
      {state === 'failed' && (
        <Button size="sm" look="ghost" onClick={() => void flush()}>
          {t('saveAgain')}
        </Button>
      )}
      {state === 'stale' && (
        <Button size="sm" look="ghost" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      )}
    </span>
  )
}
