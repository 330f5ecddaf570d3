import { useTranslation } from 'react-i18next'

import { navigate, useLocation } from '@redwoodjs/router'

/** The validity of the membership that a bill belongs to (spec section 4). */
export const validities = ['all', 'active', 'expired'] as const

export const ValidityFilter = ({ value }: { value: string }) => {
  const { t } = useTranslation('billing.staff')
  const { pathname, search } = useLocation()

  const onChange = (validity: string) => {
    const params = new URLSearchParams(search)
    params.set('validity', validity)
    params.delete('page')
    navigate(`${pathname}?${params}`, { replace: true, scroll: false })
  }

  return (
    <div className="mb-3 flex">
      <select
        aria-label={t('validity.label')}
        className="select w-auto max-sm:w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {validities.map((validity) => (
          <option key={validity} value={validity}>
            {t(`validity.${validity}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
