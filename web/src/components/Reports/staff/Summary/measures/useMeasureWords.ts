import { useTranslation } from 'react-i18next'

import type { MeasureKey } from '$api/src/shared/reports/engine/measures'
import { measureWords } from '$api/src/shared/reports/engine/measureWords'
import { isLang } from '$api/src/shared/text/language'

/** The names and definitions of measures in the reader's language. */
export const useMeasureWords = () => {
  const { i18n } = useTranslation()
  const lang = i18n.language.slice(0, 3)
  return (key: MeasureKey) => measureWords(key, isLang(lang) ? lang : 'en')
}
