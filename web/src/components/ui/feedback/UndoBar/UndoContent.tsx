import { useState } from 'react'

import { Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useKeys } from 'src/hooks/browser/useKeys'

import { endOffer, takeOffer, type UndoOffer } from './offerUndo'

export const UndoContent = ({ text }: Pick<UndoOffer, 'text'>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const [isBusy, setIsBusy] = useState(false)

  const onPress = async () => {
    setIsBusy(true)
    await takeOffer()
    setIsBusy(false)
  }
  useKeys({ z: () => void onPress() })

  return (
    <div className="bg-neutral text-neutral-content animate-rise fixed inset-x-3 bottom-20 z-50 mx-auto flex max-w-md items-center gap-2 rounded-lg px-4 py-2">
      <p className="min-w-0 flex-1 text-sm font-semibold wrap-anywhere">
        {text}
      </p>
      <Button
        size="sm"
        icon={Undo2}
        busy={isBusy}
        aria-keyshortcuts="z"
        onClick={onPress}
      >
        {t('common.tools:undo.submit')}
      </Button>
      <button
        type="button"
        onClick={endOffer}
        aria-label={t('action.close')}
        className="cursor-pointer rounded-md p-1.5 outline-current hover:bg-white/15"
      >
        <X className="size-5" aria-hidden />
      </button>
    </div>
  )
}
