import { db } from 'src/lib/db'

const APP_NAME = 'Sulong'

/** The sender of our documents: the school's name and address from the settings. */
export const issuer = async () => {
  const settings = await db.setting.findMany({
    where: { name: { in: ['business-name', 'business-address'] } },
  })
  const value = (name: string) =>
    settings.find((setting) => setting.name === name)?.value.trim() ?? ''
  return [value('business-name') || APP_NAME, value('business-address')].filter(
    Boolean
  )
}
