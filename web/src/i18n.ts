import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { deviceLanguage, rememberLanguage } from './lib/browser/languageCookie'
import { loadCatalogue } from './lib/loading/catalogues'
import { interpolation } from './lib/loading/interpolation'
import common from './locales/en/common.json'

import { languages } from '$api/src/shared/text/language'

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
      // A page without its texts would show their keys. `true` has them tried again, with longer and longer pauses.
      (error) => {
        const tryAgain = () => done(error, true)
        if (navigator.onLine) tryAgain()
        else window.addEventListener('online', tryAgain, { once: true })
      }
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
    // The refusals that only staff read are in a catalogue of their own, which loads with the staff's shell.
    fallbackNS: 'errors.staff',
    resources: { en: { common } },
    partialBundledLanguages: true,
    interpolation,
  })

export default i18next
