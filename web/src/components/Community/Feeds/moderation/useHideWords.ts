import { useTranslation } from 'react-i18next'

import type { ReasonWords } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

/** The words with which a post or comment is hidden, in its menu and in the queue of reports. */
export const useHideWords = (): ReasonWords => {
  const { t } = useTranslation('community.feeds')
  return {
    title: t('hide.title'),
    text: t('hide.text'),
    label: t('reason'),
    submit: t('hide.submit'),
    done: t('hide.done'),
  }
}
