import { isLang, type Lang } from '$api/src/shared/language'

/** The zone of whoever reads. */
export const viewerZone = () =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Manila'

export const langIn = (language: string): Lang =>
  isLang(language) ? language : 'en'
