import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { statementPath } from 'src/components/Billing/staff/Statement/statementPath'
import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import { StatementPreview } from './StatementPreview'

import type { PlatformKey } from '$api/src/shared/billing/platforms'
import {
  columnNames,
  guessColumns,
  missingColumns,
  type StatementColumns,
} from '$api/src/shared/billing/reconciling/statementColumns'
import type { StatementTable } from '$api/src/shared/billing/reconciling/statementTable'

const COLUMNS: Doc<'StatementColumnsQuery'> = gql`
  query StatementColumnsQuery(
    $platform: PaymentPlatform!
    $headers: [String!]!
  ) {
    statementColumns(platform: $platform, headers: $headers) {
      reference
      paidOn
      amount
      credit
      debit
      payerName
      isRemembered
    }
  }
`

const IMPORT: Doc<'ImportStatementMutation'> = gql`
  mutation ImportStatementMutation($input: ImportStatementInput!) {
    importStatement(input: $input) {
      id
    }
  }
`

type ColumnChoiceProps = {
  platform: PlatformKey
  fileName: string
  table: StatementTable
}

/**
 * Assigns the columns of a statement. Starts with the columns remembered from an earlier file, else with a guess, and
 * the user can correct them.
 */
export const ColumnChoice = ({
  platform,
  fileName,
  table,
}: ColumnChoiceProps) => {
  const { t } = useTranslation(['billing.staff', 'errors'])
  const { headers, rows } = table
  const [chosen, setChosen] = useState<StatementColumns>()
  const { data } = useQuery(COLUMNS, { variables: { platform, headers } })
  const remembered = data?.statementColumns
  const { reference, paidOn, amount, credit, debit, payerName } =
    chosen ?? remembered ?? guessColumns(headers)
  const columns = { reference, paidOn, amount, credit, debit, payerName }
  const [save, { loading, error }] = useSave(IMPORT, {
    done: t('reconcile.taken'),
    onDone: ({ importStatement: { id } }) => navigate(statementPath(id)),
  })
  const isMissing = missingColumns(columns).length > 0
  const refused = Object.values(fieldErrors(error))

  return (
    <div className="border-base-300 mt-5 space-y-4 border-t pt-5">
      <h3 className="text-base font-semibold">{t('reconcile.columns')}</h3>
      <p className="text-muted text-sm">
        {t(
          remembered?.isRemembered
            ? 'reconcile.columnsRemembered'
            : 'reconcile.columnsGuessed'
        )}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {columnNames.map((name) => (
          <label key={name} className="text-sm font-medium">
            {t(`reconcile.column.${name}`)}
            <select
              className="select mt-1 w-full"
              value={columns[name]}
              onChange={(event) =>
                setChosen({ ...columns, [name]: event.target.value })
              }
            >
              <option value="">{t('reconcile.noColumn')}</option>
              {headers.map((header) => (
                <option key={header} value={header}>
                  {header}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <StatementPreview table={table} columns={columns} platform={platform} />
      {refused.map((message) => (
        <p key={message} role="alert" className="text-error text-sm">
          {message}
        </p>
      ))}
      {isMissing && (
        <p className="text-error text-sm">{t('errors:STATEMENT_COLUMNS')}</p>
      )}
      <Button
        look="primary"
        busy={loading}
        disabled={isMissing}
        onClick={() =>
          void save({ input: { platform, fileName, headers, rows, columns } })
        }
      >
        {t('reconcile.take', { count: rows.length })}
      </Button>
    </div>
  )
}
