import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

const IGNORE: Doc<'IgnoreLineMutation'> = gql`
  mutation IgnoreLineMutation($id: Int!) {
    ignoreStatementLine(id: $id) {
      ...StatementLineFields
    }
  }
`

const OPEN = ['MATCHED', 'UNMATCHED', 'IGNORED', 'FAILED']

type LineActionsProps = {
  line: StatementLineFields
  onMatch: (line: StatementLineFields) => void
}

export const LineActions = ({ line, onMatch }: LineActionsProps) => {
  const { t } = useTranslation('billing.staff')
  const [ignore, { loading }] = useSave(IGNORE, {
    refetch: ['StatementImportQuery'],
  })
  const { id, status, amountCentavos } = line
  if (!OPEN.includes(status) || (amountCentavos ?? 0) <= 0) return null
  return (
    <span className="inline-flex gap-1">
      <Button look="ghost" size="sm" onClick={() => onMatch(line)}>
        {t('reconcile.match')}
      </Button>
      {status !== 'IGNORED' && (
        <Button
          look="ghost"
          size="sm"
          busy={loading}
          onClick={() => void ignore({ id })}
        >
          {t('reconcile.ignore')}
        </Button>
      )}
    </span>
  )
}
