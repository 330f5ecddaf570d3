import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { formValue } from './settingValue'

import { formatPeso } from '$api/src/shared/money'
import { isSettingName, settingRule } from '$api/src/shared/settings/catalogue'

type ShownSettingProps = { name: string; value: string }

/** A stored value of a setting as its field shows it: a time of Manila, Yes or No, the label of a choice, pesos. */
export const ShownSetting = ({ name, value }: ShownSettingProps) => {
  const { t } = useTranslation('settings.staff')
  const words = useEntityWords('settings.staff.defaults')
  const kind = isSettingName(name) ? settingRule(name).kind : 'text'
  const shown = formValue(kind, value)
  if (kind === 'flag') return <>{t(shown ? 'history.yes' : 'history.no')}</>
  if (shown === null) return <>{t('history.empty')}</>
  switch (kind) {
    case 'moment':
      return <DateText date={value} look="time" />
    case 'day':
      return <DateText date={value} />
    case 'pesos':
      return <>{formatPeso(Number(shown))}</>
    case 'choice':
      return <>{words.choice(name, value)}</>
    default:
      return <>{value}</>
  }
}
