import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

import { shownKeys } from './playerKeys'

/** Lists the keys that work while the player has the focus. */
export const PlayerKeyList = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('learning')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('player.keys')}
      text={t('player.keysHelp')}
    >
      <dl className="divide-base-300 divide-y text-sm">
        {shownKeys.map(([keys, act]) => (
          <div key={act} className="flex items-center justify-between py-2">
            <dt>{t(`player.act.${act as 'mute'}`)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="bg-base-200 border-base-300 rounded border px-2 py-0.5 text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
