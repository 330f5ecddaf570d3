import type { Tx } from 'src/lib/db'

import { settingText } from './settingText'

/** The number in a setting; null if the setting is empty, missing or not a number. */
export const settingNumber = async (tx: Pick<Tx, 'setting'>, name: string) => {
  const text = await settingText(tx, name)
  const number = Number(text)
  return text === null || !Number.isFinite(number) ? null : number
}
