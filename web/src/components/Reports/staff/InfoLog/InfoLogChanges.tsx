import { useTranslation } from 'react-i18next'

import { changedFields } from 'src/components/Reports/staff/InfoLog/changedFields'

type InfoLogChangesProps = { before: unknown; after: unknown }

const cell = 'border-base-300 border-t py-1.5 pr-4 align-top wrap-anywhere'

/** The fields of a record before and after a change. */
export const InfoLogChanges = ({ before, after }: InfoLogChangesProps) => {
  const { t } = useTranslation('reports')
  const lines = changedFields(before, after)
  if (lines.length === 0)
    return <p className="text-muted text-sm">{t('infoLog.noChanges')}</p>

  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead className="text-muted">
        <tr>
          {(['field', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-4 font-semibold">
              {t(`infoLog.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.field}>
            <th scope="row" className={`${cell} font-medium`}>
              {line.field}
            </th>
            <td className={`${cell} text-muted`}>{line.before ?? '–'}</td>
            <td className={cell}>{line.after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
