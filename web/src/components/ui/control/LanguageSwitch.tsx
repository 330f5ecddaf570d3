import { useTranslation } from 'react-i18next'

import { useSavePreference } from 'src/hooks/access/useSavePreference'

import { languages } from '$api/src/shared/text/language'

// Each language has its own name here, whatever language the page is in.
const names = { en: 'English', fil: 'Filipino' }

export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation()
  const save = useSavePreference()
  return (
    <div
      role="group"
      aria-label={t('shell.language')}
      className="bg-base-200 border-base-300 inline-flex rounded-lg border p-0.5"
    >
      {languages.map((language) => {
        const isInUse = i18n.language === language
        return (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={isInUse}
            aria-label={names[language]}
            title={names[language]}
            onClick={() => {
              void i18n.changeLanguage(language)
              save({ language })
            }}
            className={`h-8 cursor-pointer rounded-md px-2 text-xs sm:px-2.5 font-semibold uppercase ${isInUse ? 'bg-base-100 text-base-content shadow-sm' : 'text-muted hover:text-base-content'}`}
          >
            {language}
          </button>
        )
      })}
    </div>
  )
}
