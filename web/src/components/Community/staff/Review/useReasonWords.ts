import { useTranslation } from 'react-i18next'

type Decision =
  | 'returnTask'
  | 'approve'
  | 'return'
  | 'decline'
  | 'revert'
  | 'reverseXp'

/** The texts of a dialog that asks for a reason. */
export const useReasonWords = (decision: Decision) => {
  const { t } = useTranslation('community.journey')
  return {
    title: t(`reasons.${decision}.title`),
    text: t(`reasons.${decision}.text`),
    label: t(`reasons.${decision}.label`),
    submit: t(`reasons.${decision}.submit`),
    done: t(`reasons.${decision}.done`),
  }
}
