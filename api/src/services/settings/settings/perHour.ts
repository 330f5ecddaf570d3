import { db } from 'src/lib/db'
import type { SettingName } from 'src/shared/settings/catalogue'

import { settingNumber } from './settingNumber'

const HOUR = 60 * 60

/** A limit of tries an hour that the school may change; for places where many people share an address. */
export const perHour = async (
  name: Extract<SettingName, `${string}-per-hour`>,
  otherwise: number
) => ({
  limit: (await settingNumber(db, name)) ?? otherwise,
  seconds: HOUR,
})
