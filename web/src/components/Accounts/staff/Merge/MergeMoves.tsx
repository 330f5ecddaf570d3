import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'

import type { Preview } from './preview'
import { useLevelNames } from './useLevelNames'
import { useTableWords } from './useTableWords'

/** The rows that a merge moves, and those that it decides by itself. */
export const MergeMoves = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation('accounts.merge')
  const { nameOf } = useTableWords()
  const namesOf = useLevelNames()
  const { moves, superseded, pending, doubledXp, levels, lostLevels } = preview
  const lines = [
    superseded.length > 0 &&
      t('moves.superseded', { funnels: superseded.join(', ') }),
    doubledXp > 0 && t('moves.doubled', { count: doubledXp }),
    t('moves.levels', { levels: namesOf(levels) || '–' }),
    t('moves.text'),
  ].filter((line) => line !== false)
  return (
    <Card title={t('moves.title')}>
      {pending.length > 0 && (
        <p role="alert" className="alert alert-error alert-soft mb-4 block">
          {t('moves.pending', { funnels: pending.join(', ') })}
        </p>
      )}
      {lostLevels.length > 0 && (
        <p role="note" className="alert alert-warning alert-soft mb-4 block">
          {t('moves.lost', { levels: lostLevels.join(', ') })}
        </p>
      )}
      {moves.length === 0 && <p>{t('moves.none')}</p>}
      <dl className="divide-base-300 divide-y">
        {moves.map(({ table, count }) => (
          <div key={table} className="flex justify-between gap-4 py-1.5">
            <dt>{nameOf(table)}</dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <ul className="text-muted mt-3 list-disc space-y-1 pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
