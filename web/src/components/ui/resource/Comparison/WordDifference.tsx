import { diffWords } from 'diff'
import { useTranslation } from 'react-i18next'

type WordDifferenceProps = { before: string; after: string }

/** The removed and added words, marked by more than colour. */
const WordDifference = ({ before, after }: WordDifferenceProps) => {
  const { t } = useTranslation('common.tools')
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-line">
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        // The parts of a difference never change order.
        if (added)
          return (
            <ins key={index} className="text-success font-semibold">
              <span className="sr-only">{t('comparison.added')} </span>
              {value}
            </ins>
          )
        if (removed)
          return (
            <del key={index} className="text-error">
              <span className="sr-only">{t('comparison.removed')} </span>
              {value}
            </del>
          )
        return <span key={index}>{value}</span>
      })}
    </p>
  )
}

export default WordDifference
