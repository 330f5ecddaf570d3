// How to reach the school, by the settings `business-…`.
export const contactSettings = [
  'business-email',
  'business-phone',
  'business-page',
] as const

export type SchoolContact = { email: string; phone: string; page: string }

export const contactOf = (
  settings: readonly { name: string; value: string }[]
): SchoolContact => {
  const [email, phone, page] = contactSettings.map(
    (name) =>
      settings.find((setting) => setting.name === name)?.value.trim() ?? ''
  )
  return { email, phone, page }
}

/** An address without its scheme, as people read it. */
const shownAddress = (url: string) =>
  url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The contacts that are set, each with its link. */
export const contactLinks = ({ email, phone, page }: SchoolContact) =>
  [
    { text: email, href: `mailto:${email}` },
    { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { text: shownAddress(page), href: page },
  ].filter(({ text }) => text)
