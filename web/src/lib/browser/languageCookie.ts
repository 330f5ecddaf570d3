import { isLang, preferredLang, type Lang } from '$api/src/shared/text/language'

const A_YEAR = 31_536_000

/** The language of the device: the remembered one, else the browser's. */
export const deviceLanguage = (): Lang => {
  const cookie = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1]
  if (isLang(cookie)) return cookie
  return preferredLang(navigator.languages.join())
}

/** The server reads the cookie, too, for what it sends in one language. */
export const rememberLanguage = (language: string) => {
  document.cookie = `lang=${language}; path=/; max-age=${A_YEAR}; samesite=lax`
}
