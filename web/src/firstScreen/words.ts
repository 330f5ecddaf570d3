import i18next from 'i18next'

import { interpolation } from 'src/lib/loading/interpolation'

import { languages, type Lang } from '$api/src/shared/text/language'

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const catalogueOf = (lang: Lang) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${lang}/`))
      .map(([file, words]) => [/([\w.]+)\.json$/.exec(file)?.[1], words])
  )

const instanceOf = (lang: Lang) => {
  const instance = i18next.createInstance()
  void instance.init({
    lng: lang,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [lang]: catalogueOf(lang) },
    interpolation,
    initAsync: false,
  })
  return instance
}

/** The app's own texts, one instance for each language. */
export const wordsIn = Object.fromEntries(
  languages.map((lang) => [lang, instanceOf(lang)])
) as Record<Lang, ReturnType<typeof instanceOf>>
