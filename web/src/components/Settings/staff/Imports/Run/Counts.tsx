import { useTranslation } from 'react-i18next'
import type { ImportRunFields } from 'types/graphql'

import type { Figure } from 'src/components/Settings/staff/Imports/importRun'

type CountsProps = Pick<ImportRunFields, 'counts' | 'status'>

const checked: Figure[] = ['new', 'update', 'same', 'error', 'leftOut']
const undone: Figure[] = ['takenBack', 'kept', 'failed']

/** How many rows of each sheet have which result. */
export const Counts = ({ counts, status }: CountsProps) => {
  const { t } = useTranslation('settings.imports')
  const figures = status === 'UNDONE' ? undone : checked
  return (
    <ul className="space-y-3">
      {counts.map((count) => (
        <li key={count.sheet}>
          <p className="text-sm font-semibold">{count.sheet}</p>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
            {figures.map((figure) => (
              <div key={figure}>
                <dt className="text-muted text-sm">{t(`count.${figure}`)}</dt>
                <dd
                  className={`text-lg font-semibold tabular-nums ${figure === 'error' && count.error > 0 ? 'text-error' : ''}`}
                >
                  {count[figure].toLocaleString('en-PH')}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
