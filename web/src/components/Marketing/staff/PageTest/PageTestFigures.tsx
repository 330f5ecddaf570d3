import { useTranslation } from 'react-i18next'
import type { PageTestFields } from 'types/graphql'

import { paidOfHundred } from './pageTest'

import {
  LEAST_PAID_ORDERS,
  LEAST_VISITORS,
} from '$api/src/shared/marketing/landing/pageTest'

const cell = 'border-base-300 border-t py-2'

const figures = {
  visitors: ({ visitors }: PageTestFields['a']) => visitors,
  orders: ({ orders }: PageTestFields['a']) => orders,
  paidOrders: ({ paidOrders }: PageTestFields['a']) => paidOrders,
  ofHundred: paidOfHundred,
}

const names = Object.keys(figures) as (keyof typeof figures)[]

/** The results of both variants, and the conclusion from them. */
export const PageTestFigures = ({ test }: { test: PageTestFields }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'pageTest' })
  const shown = (figure: number | null) =>
    figure === null ? '–' : figure.toLocaleString('en-PH')
  const { kind, low, high, isUneven, kept } = test
  return (
    <div className="space-y-3">
      <table className="w-full text-left text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <td />
            {(['a', 'b'] as const).map((side) => (
              <th key={side} scope="col" className="py-2 text-right">
                {t(`side.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row" className={`${cell} pr-3 font-medium`}>
                {t(`figures.${name}`)}
              </th>
              <td className={`${cell} text-right`}>
                {shown(figures[name](test.a))}
              </td>
              <td className={`${cell} pl-3 text-right`}>
                {shown(figures[name](test.b))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p
        className={kept ? 'text-sm' : undefined}
        role={kept ? undefined : 'status'}
      >
        <strong>{t(`verdict.${kind}`)}</strong>{' '}
        {kind === 'TOO_EARLY'
          ? t('needs', { visitors: LEAST_VISITORS, orders: LEAST_PAID_ORDERS })
          : t('interval', { low, high })}
      </p>
      {isUneven && <p className="alert alert-warning">{t('uneven')}</p>}
      <details className="text-muted text-sm">
        <summary className="cursor-pointer">{t('howCounted')}</summary>
        <p className="mt-2">{t('counted')}</p>
        <p className="mt-2">{t('confidence')}</p>
      </details>
    </div>
  )
}
