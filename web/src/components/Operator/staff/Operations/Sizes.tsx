import { useTranslation } from 'react-i18next'

import { sizeText } from 'src/components/Operator/staff/Backup/sizeText'
import { Card } from 'src/components/ui/layout/Card'

import { Facts } from './Facts'
import { numberText, type State } from './operations'

/** The room that is used and free, and the largest tables. */
export const Sizes = ({ state }: { state: State }) => {
  const { t } = useTranslation('operator.operations')
  const { diskSize, diskFree, tables } = state
  return (
    <Card title={t('sizes.title')}>
      <Facts
        facts={[
          [t('sizes.store'), t(`sizes.stores.${state.fileStore}`)],
          [
            t('sizes.disk'),
            t('sizes.used', {
              used: sizeText(diskSize - diskFree),
              free: sizeText(diskFree),
            }),
          ],
          [t('sizes.database'), sizeText(state.databaseSize)],
        ]}
      />
      <h3 className="mt-6 mb-2 text-base">{t('sizes.tables')}</h3>
      <ul className="text-sm">
        {tables.map(({ name, bytes, rows }) => (
          <li
            key={name}
            className="border-base-300 flex flex-wrap justify-between gap-x-4 border-b py-2 last:border-0"
          >
            <span className="min-w-0 break-all">{name}</span>
            <span className="text-muted tabular-nums">
              {typeof rows === 'number'
                ? t('sizes.rows', { number: numberText(rows) })
                : t('sizes.rowsUnknown')}{' '}
              · {sizeText(bytes)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
