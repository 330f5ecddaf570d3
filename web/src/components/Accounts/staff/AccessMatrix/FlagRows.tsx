import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { isChanged, type Access, type ComparedLevel } from './access'
import type { Flag } from './flagGroups'

/** Keeps the flags' column in place while the levels scroll. */
export const flagColumn = 'bg-base-100 sticky left-0 z-10 min-w-40 px-4 sm:px-6'

type FlagRowsProps = {
  title: string
  flags: readonly Flag[]
  wordOf: (flag: Flag) => string
  access: Access
  before: Access
  onChange?: (access: Access) => void
  others: ComparedLevel[]
}

const Mark = ({ isGranted }: { isGranted: boolean }) => {
  const { t } = useTranslation('accounts.staff')
  const Icon = isGranted ? Check : Minus
  return (
    <>
      <Icon
        className={`mx-auto size-4 ${isGranted ? 'text-success' : 'text-muted opacity-50'}`}
        aria-hidden
      />
      <span className="sr-only">
        {t(isGranted ? 'matrix.granted' : 'matrix.refused')}
      </span>
    </>
  )
}

/** The rows of one group of flags. */
export const FlagRows = ({
  title,
  flags,
  wordOf,
  access,
  before,
  onChange,
  others,
}: FlagRowsProps) => {
  const { t } = useTranslation('accounts.staff')
  return (
    <tbody>
      <tr>
        <th
          scope="colgroup"
          colSpan={2 + others.length}
          className="bg-base-200 px-4 py-2 text-left text-xs font-semibold tracking-wide uppercase sm:px-6"
        >
          <span className="sticky left-4 sm:left-6">{title}</span>
        </th>
      </tr>
      {flags.map((flag) => (
        <tr key={flag} className="border-base-300 border-b last:border-0">
          <th
            scope="row"
            className={`${flagColumn} py-2.5 text-left font-normal`}
          >
            <label
              htmlFor={onChange && `flag-${flag}`}
              className="flex flex-wrap items-center gap-2"
            >
              {wordOf(flag)}
              {isChanged(before, access, flag) && (
                <StatusBadge tone="warning">{t('matrix.changed')}</StatusBadge>
              )}
            </label>
          </th>
          <td className="px-3 py-2.5 text-center">
            {onChange ? (
              <input
                id={`flag-${flag}`}
                type="checkbox"
                className="checkbox checkbox-primary checkbox-sm"
                checked={access[flag] === true}
                onChange={({ target }) =>
                  onChange({ ...access, [flag]: target.checked })
                }
              />
            ) : (
              <Mark isGranted={access[flag] === true} />
            )}
          </td>
          {others.map(({ id, access: theirs }) => (
            <td key={id} className="px-3 py-2.5 text-center">
              <Mark isGranted={theirs[flag] === true} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
