import { useTranslation } from 'react-i18next'

import type { ReasonWords } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

/** The texts of the dialog for a decision against a payment; the member will read the reason. */
export const useDecisionWords = (
  decision: 'reject' | 'revoke' | 'waive' | 'unsubscribe' | 'pause'
): ReasonWords => {
  const { t } = useTranslation('billing')
  return {
    title: t(`${decision}.title`),
    text: t(`${decision}.text`),
    submit: t(`${decision}.submit`),
    done: t(`${decision}.done`),
    label: t('reason.label'),
    help: t('reason.help'),
  }
}
