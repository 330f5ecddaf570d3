import { useTranslation } from 'react-i18next'

/** Behind the label of what may be left empty. */
export const OptionalMark = () => {
  const { t } = useTranslation()
  return <span className="text-muted font-normal"> ({t('form.optional')})</span>
}
