import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { catalogue } from './lib/catalogues'
import common from './locales/en/common.json'

import { isLang, languages, type Lang } from '$api/src/shared/language'

/**
 * One name space per domain, and apart from accounts and billing what few of their screens say; a page fetches its own in the language
 * in use and no other.
 */
export const namespaces = [
  'common',
  'errors',
  'tools',
  'accounts',
  'guide',
  'passwords',
  'people',
  'prompts',
  'profile',
  'support',
  'billing',
  'payments',
  'marketing',
  'selling',
  'learning',
  'study',
  'training',
  'teaching',
  'events',
  'resources',
  'community',
  'journey',
  'offline',
  'affiliates',
  'reports',
  'settings',
  'legal',
] as const

const A_YEAR = 31_536_000

const savedLanguage = (): Lang => {
  const cookie = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1]
  if (isLang(cookie)) return cookie
  return /^(fil|tl)\b/.test(navigator.language) ? 'fil' : 'en'
}

const remember = (language: string) => {
  document.documentElement.lang = language
  document.cookie = `lang=${language}; path=/; max-age=${A_YEAR}; samesite=lax`
}

const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    catalogue(language, namespace).then(
      (words) => done(null, words),
      (error) => done(error, null)
    )
  },
}

i18next.on('languageChanged', remember)

i18next
  .use(lazyCatalogues)
  .use(initReactI18next)
  .init({
    lng: savedLanguage(),
    // Both catalogues hold the same keys (a test sees to it), so no second language is fetched.
    fallbackLng: false,
    supportedLngs: languages,
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: { common } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  })

export default i18next
