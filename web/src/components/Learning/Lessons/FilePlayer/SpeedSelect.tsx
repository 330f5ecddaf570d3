import { useTranslation } from 'react-i18next'

import { speeds } from './playerKeys'

type SpeedSelectProps = { speed: number; onChange: (speed: number) => void }

export const SpeedSelect = ({ speed, onChange }: SpeedSelectProps) => {
  const { t } = useTranslation('learning')
  return (
    <label className="flex items-center gap-2 text-sm">
      {t('player.speed')}
      <select
        className="select select-sm w-auto"
        value={speed}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </label>
  )
}
