import { isLang, type Lang } from '$api/src/shared/text/language'

/** The time zone of the viewer's device. */
export const viewerZone = () =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Manila'

/** The city that names a zone: 'New York' of 'America/New_York'. */
export const cityOf = (zone: string) =>
  zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export const langIn = (language: string): Lang =>
  isLang(language) ? language : 'en'
