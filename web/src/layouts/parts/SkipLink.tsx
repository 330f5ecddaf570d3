import { useTranslation } from 'react-i18next'

export const CONTENT_ID = 'content'

export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="bg-primary text-primary-content fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-4 py-2 font-semibold focus:translate-y-0"
    >
      {t('shell.skip')}
    </a>
  )
}
