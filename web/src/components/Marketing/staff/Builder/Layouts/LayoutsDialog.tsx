import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

import { BlockPicture } from '../Blocks/BlockPicture'
import { useBlockChanges } from '../Blocks/useBlockChanges'

import { layoutNames, layouts } from '$api/src/shared/marketing/landing/layouts'

/** Five arrangements of blocks to start from. */
const LayoutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { arrange } = useBlockChanges()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('layouts')}
      text={t('layoutsHelp')}
      size="lg"
    >
      <ul className="grid gap-3 pb-2 sm:grid-cols-2 md:grid-cols-3">
        {layoutNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                arrange(name)
                onClose()
              }}
              aria-label={t('useLayout', { layout: t(`layout.${name}.name`) })}
              className="border-control hover:border-primary flex h-full w-full cursor-pointer flex-col items-stretch gap-2 rounded-lg border p-3 text-left"
            >
              <span className="bg-base-200 flex flex-col items-center gap-1 rounded p-2">
                {layouts[name].map((type, index) => (
                  <BlockPicture key={index} type={type} className="h-5 w-24" />
                ))}
              </span>
              <span className="font-semibold">{t(`layout.${name}.name`)}</span>
              <span className="text-muted text-sm">
                {t(`layout.${name}.text`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export default LayoutsDialog
