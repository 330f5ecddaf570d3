import { useTranslation } from 'react-i18next'

import { useSavePreference } from 'src/hooks/access/useSavePreference'
import { saveData, useSavesData } from 'src/hooks/browser/useSavesData'

/** "Tipid" (data saver), for slow connections and small data plans. */
export const DataSaverSwitch = () => {
  const { t } = useTranslation()
  const isOn = useSavesData()
  const save = useSavePreference()
  return (
    <label className="flex cursor-pointer items-center justify-between gap-3">
      <span>
        {t('shell.saveData')}
        <span className="text-muted block text-xs">
          {t('shell.saveDataHelp')}
        </span>
      </span>
      <input
        type="checkbox"
        className="toggle checked:text-primary"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          saveData(checked)
          save({ savesData: checked })
        }}
      />
    </label>
  )
}
