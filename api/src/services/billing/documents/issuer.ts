import { db } from 'src/lib/db'
import {
  contactLinks,
  contactOf,
  contactSettings,
} from 'src/shared/settings/contact'

const APP_NAME = 'Sulong'

/** The sender of our documents: the school's name, address and contacts from the settings. */
export const issuer = async () => {
  const settings = await db.setting.findMany({
    where: {
      name: { in: ['business-name', 'business-address', ...contactSettings] },
    },
  })
  const value = (name: string) =>
    settings.find((setting) => setting.name === name)?.value.trim() ?? ''
  const contacts = contactLinks(contactOf(settings)).map(({ text }) => text)
  return [
    value('business-name') || APP_NAME,
    value('business-address'),
    contacts.join(' · '),
  ].filter(Boolean)
}
