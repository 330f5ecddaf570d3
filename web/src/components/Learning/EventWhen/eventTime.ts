import { isLang, type Lang } from '$api/src/shared/language'

/** The zone of whoever reads. */
export const viewerZone = () =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Manila'

/** The city that a zone is named after: 'New York' of 'America/New_York'. */
export const cityOf = (zone: string) =>
  zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export const langIn = (language: string): Lang =>
  isLang(language) ? language : 'en'
