import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'

import { numberText, type State } from './operations'

const rounded = (ms: number) =>
  numberText(ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms))

/** The statements that take the database longest, or how to have them counted. */
export const SlowStatements = ({ state }: { state: State }) => {
  const { t } = useTranslation('operator.operations')
  const { slowState, slowStatements } = state
  return (
    <Card title={t('slow.title')}>
      {slowStatements.length === 0 ? (
        <p className="text-muted">{t(`slow.states.${slowState}`)}</p>
      ) : (
        <ol className="-my-3">
          {slowStatements.map(({ text, calls, meanMs, totalMs }) => (
            <li
              key={`${meanMs} ${text}`}
              className="border-base-300 space-y-1 border-b py-3 last:border-0"
            >
              <p className="text-sm font-semibold tabular-nums">
                {t('slow.figures', {
                  mean: rounded(meanMs),
                  calls: numberText(calls),
                  total: rounded(totalMs),
                })}
              </p>
              <code className="block text-sm wrap-anywhere">{text}</code>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
