import { useTranslation } from 'react-i18next'

import { useBuilder } from './builderContext'

import { languages } from '$api/src/shared/text/language'

/** Chooses the language of the previewed blocks; the editor's own language stays. */
export const PreviewLanguage = () => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { lang, setLang } = useBuilder()
  return (
    <div
      role="group"
      aria-label={t('previewLanguage')}
      className="bg-base-200 border-base-300 inline-flex rounded-lg border p-0.5"
    >
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={lang === each}
          onClick={() => setLang(each)}
          className="text-muted aria-pressed:bg-base-100 aria-pressed:text-base-content h-8 cursor-pointer rounded-md px-2 text-xs font-semibold uppercase aria-pressed:shadow-sm"
        >
          {each}
        </button>
      ))}
    </div>
  )
}
