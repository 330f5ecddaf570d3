import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SettingChangesQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { ShownSetting } from './ShownSetting'

import { isSettingName, settingRule } from '$api/src/shared/settings/catalogue'

const SET_BACK: Doc<'SetBackSettingMutation'> = gql`
  mutation SetBackSettingMutation($values: [SettingValueInput!]!) {
    saveDefaultSettings(values: $values) {
      name
      value
    }
  }
`

type Change = SettingChangesQuery['settingChanges'][number]

/** A change of a setting. It can be set back while the setting still has the new value; a guarded one only in its form. */
export const SettingChange = ({ change }: { change: Change }) => {
  const { t } = useTranslation('settings.staff')
  const words = useEntityWords('settings.staff.defaults')
  const { name, before, after, byName, createdAt } = change
  const [setBack, { loading }] = useSave(SET_BACK, {
    done: t('defaults.saved'),
    refetch: ['DefaultSettingsQuery', 'SettingChangesQuery'],
  })
  const mayRevert = isSettingName(name) && !settingRule(name).isGuarded
  return (
    <li className="py-3">
      <p className="font-medium">{words.title(name)}</p>
      <p className="break-all">
        <ShownSetting name={name} value={before} /> →{' '}
        <ShownSetting name={name} value={after} />
      </p>
      <p className="text-muted text-sm">
        {byName ?? t('history.system')} ·{' '}
        <DateText date={createdAt} look="time" />
      </p>
      {mayRevert && (
        <Button
          look="ghost"
          size="sm"
          icon={Undo2}
          busy={loading}
          className="-ml-2"
          onClick={() =>
            void setBack({ values: [{ name, value: before, was: after }] })
          }
        >
          {t('history.setBack')}
        </Button>
      )}
    </li>
  )
}
