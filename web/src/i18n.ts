import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { deviceLanguage, rememberLanguage } from './lib/browser/languageCookie'
import { loadCatalogue } from './lib/loading/catalogues'
import common from './locales/en/common.json'

import { languages } from '$api/src/shared/text/language'

/**
 * One namespace per domain. Texts that few screens need are in further parts, whose names start with the domain. A page
 * loads only its own namespaces in the current language.
 */
export const namespaces = [
  'common',
  'common.tools',
  'errors',
  'accounts',
  'accounts.notices',
  'accounts.person',
  'accounts.profile',
  'accounts.signInAgain',
  'accounts.staff',
  'billing',
  'billing.staff',
  'marketing',
  'marketing.forms',
  'marketing.staff',
  'learning',
  'learning.events',
  'learning.resources',
  'learning.offline',
  'learning.staff',
  'community',
  'community.accountability',
  'community.groups',
  'community.journey',
  'community.staff',
  'affiliates',
  'reports',
  'settings',
  'legal',
] as const

const remember = (language: string) => {
  document.documentElement.lang = language
  rememberLanguage(language)
}

const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadCatalogue(language, namespace).then(
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
    lng: deviceLanguage(),
    // Both languages have the same keys (a test checks it), so no fallback language is loaded.
    fallbackLng: false,
    supportedLngs: languages,
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: { common } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  })

export default i18next
