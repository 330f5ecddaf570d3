import { useTranslation } from 'react-i18next'

/** Marks the label of an optional field. */
export const OptionalMark = () => {
  const { t } = useTranslation()
  return <span className="text-muted font-normal"> ({t('form.optional')})</span>
}
