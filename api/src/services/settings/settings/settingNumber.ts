import type { Tx } from 'src/lib/db'
import { isSettingName, settingProblem } from 'src/shared/settings/catalogue'

import { settingText } from './settingText'

/** The number in a setting; null if the setting is empty, missing or not a number, or out of its bounds. */
export const settingNumber = async (tx: Pick<Tx, 'setting'>, name: string) => {
  const text = await settingText(tx, name)
  const number = Number(text)
  const isRefused =
    text !== null && isSettingName(name) && settingProblem(name, text)
  return text === null || isRefused || !Number.isFinite(number) ? null : number
}
