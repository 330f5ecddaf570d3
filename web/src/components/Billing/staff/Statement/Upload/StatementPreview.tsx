import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import type { PlatformKey } from '$api/src/shared/billing/platforms'
import { readLines } from '$api/src/shared/billing/reconciling/readLines'
import type { StatementColumns } from '$api/src/shared/billing/reconciling/statementColumns'
import type { StatementTable } from '$api/src/shared/billing/reconciling/statementTable'

const SHOWN = 3

type StatementPreviewProps = {
  table: StatementTable
  columns: StatementColumns
  platform: PlatformKey
}

/** The first lines as they will be read, so that a wrong column is obvious, and how many are no sure money. */
export const StatementPreview = ({
  table,
  columns,
  platform,
}: StatementPreviewProps) => {
  const { t } = useTranslation('billing.staff')
  const lines = useMemo(
    () => readLines(table, columns, platform),
    [table, columns, platform]
  )
  const count = (wanted: (typeof lines)[number]['kind']) =>
    lines.filter(({ kind }) => kind === wanted).length
  const failed = count('NO_MONEY')
  const questions = count('QUESTION')
  return (
    <>
      <ul className="bg-base-200 divide-base-300 divide-y rounded-lg text-sm">
        {lines.slice(0, SHOWN).map((line) => (
          <li
            key={line.row}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-3 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {line.paidOn ? (
                <DateText date={line.paidOn} />
              ) : (
                <span className="text-error">{t('reconcile.noDate')}</span>
              )}{' '}
              · <span className="font-mono">{line.referenceNo || '–'}</span> ·{' '}
              {line.payerName || '–'}
            </span>
            {line.amountCentavos === null ? (
              <span className="text-error">{t('reconcile.noAmount')}</span>
            ) : (
              <PesoText centavos={line.amountCentavos} />
            )}
          </li>
        ))}
      </ul>
      {failed > 0 && (
        <p className="text-sm">{t('reconcile.noMoney', { count: failed })}</p>
      )}
      {questions > 0 && (
        <p className="text-sm">
          {t('reconcile.questions', { count: questions })}
        </p>
      )}
    </>
  )
}
