import { diffWords } from 'diff'
import { useTranslation } from 'react-i18next'

type WordDifferenceProps = { before: string; after: string }

/** What went and what came, word by word; told apart by more than colour. */
const WordDifference = ({ before, after }: WordDifferenceProps) => {
  const { t } = useTranslation('tools')
  return (
    <p className="text-sm break-words whitespace-pre-line">
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        // The pieces of one difference never move.
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
