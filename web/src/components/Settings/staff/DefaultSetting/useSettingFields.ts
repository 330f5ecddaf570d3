import { useTranslation } from 'react-i18next'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { useAccess } from 'src/hooks/access/useAccess'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { fieldKinds } from './settingValue'

import {
  settingRule,
  type SettingName,
} from '$api/src/shared/settings/catalogue'
import type { SettingRule } from '$api/src/shared/settings/settingRules'

/** The fields of some settings in a form. The help of a limit names its default and its bounds. */
export const useSettingFields = (names: readonly SettingName[]) => {
  const { t } = useTranslation('settings.staff')
  const words = useEntityWords('settings.staff.defaults')
  const mayGuard = useAccess().can('editPaymentAccounts')

  const helpOf = (name: SettingName, { limit }: SettingRule) =>
    limit &&
    [words.help(name), t(`limits.of.${limit.of}`, { ...limit })]
      .filter(Boolean)
      .join(' ')
  const groupOf = ({ beginsDay, beginsTopic }: SettingRule) => {
    if (beginsTopic) return t(`limits.topics.${beginsTopic}`)
    return beginsDay ? t('workshop.day', { day: beginsDay }) : undefined
  }

  return names.map((name): Field<Record<string, unknown>> => {
    const rule = settingRule(name)
    return {
      name,
      anchor: name,
      as: fieldKinds[rule.kind],
      choices: rule.choices?.map((value) => ({ value })),
      disabled: rule.isGuarded && !mayGuard,
      autoComplete: 'off',
      min: 0,
      help: helpOf(name, rule),
      group: groupOf(rule),
      half: rule.isHalf,
    }
  })
}
