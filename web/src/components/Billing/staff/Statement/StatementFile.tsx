import { ArrowLeft, CheckCheck, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StatementImportFields } from 'types/graphql'

import { Can } from 'src/components/access/Can'
import StatementLinesCell from 'src/components/Billing/staff/Statement/Lines/StatementLinesCell'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import './statementFragments'

import { useStatementDecisions } from './Lines/useStatementDecisions'
import { importTones, sumsOf } from './statementImport'
import { statementPath } from './statementPath'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatSum } from '$api/src/shared/money'

const UNDO: Doc<'UndoStatementMutation'> = gql`
  mutation UndoStatementMutation($id: Int!, $reason: String!) {
    undoStatementImport(id: $id, reason: $reason) {
      ...StatementImportFields
    }
  }
`

/** One statement file: the state of its lines, and the actions on the whole file. */
export const StatementFile = ({ file }: { file: StatementImportFields }) => {
  const { t } = useTranslation('billing.staff')
  const { approveSure, discard, isBusy, confirmDialog } =
    useStatementDecisions(file)
  const isUsable = ['OPEN', 'APPROVED'].includes(file.status)
  const sums = sumsOf(file)
  const openLines = sums.toDecide.lines

  return (
    <section>
      <LinkButton to={statementPath()} look="ghost" size="sm" icon={ArrowLeft}>
        {t('reconcile.back')}
      </LinkButton>
      <header className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg break-all">
            {file.fileName}
            {file.status === 'APPROVED' && openLines > 0 ? (
              <StatusBadge tone="warning">
                {t('reconcile.openLines', { count: openLines })}
              </StatusBadge>
            ) : (
              <StatusBadge tone={importTones[file.status]}>
                {t(`statementImport.choices.status.${file.status}`)}
              </StatusBadge>
            )}
          </h2>
          <p className="text-muted text-sm">
            {platformLabel(file.platform)} · {file.createdByName} ·{' '}
            <DateText date={file.createdAt} look="time" />
            {file.undoReason && ` · ${file.undoReason}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {file.status === 'OPEN' && (
            <Button look="ghost" icon={Trash2} onClick={() => void discard()}>
              {t('reconcile.discard')}
            </Button>
          )}
          {file.status === 'APPROVED' && (
            <Can do="revokePayment">
              <Actions
                words="billing.staff:reconcile"
                refetch={[
                  'StatementLinesPageQuery',
                  'ProofDeskQuery',
                  'BillsPageQuery',
                ]}
                actions={[
                  {
                    name: 'undo',
                    icon: Undo2,
                    look: 'outline',
                    does: call(UNDO, { id: file.id }),
                    asks: 'reason',
                    isDangerous: true,
                  },
                ]}
              />
            </Can>
          )}
          {isUsable && file.sureLines > 0 && (
            <Button
              look="primary"
              icon={CheckCheck}
              busy={isBusy}
              onClick={() => void approveSure()}
            >
              {t('reconcile.approveSure', { count: file.sureLines })}
            </Button>
          )}
        </div>
      </header>
      {isUsable && (
        <dl className="mb-4 grid grid-cols-3 gap-2 sm:gap-3">
          {(['agreed', 'toDecide', 'notOurs'] as const).map((fate) => (
            <div key={fate} className="panel p-3">
              <dt className="text-muted text-sm">{t(`reconcile.${fate}`)}</dt>
              <dd className="font-semibold tabular-nums">
                {formatSum(sums[fate].sumCentavos)}
              </dd>
              <dd className="text-muted text-sm">
                {t('reconcile.lines', { count: sums[fate].lines })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <StatementLinesCell
        importId={file.id}
        isUsable={isUsable}
        counts={file.counts}
      />
      {confirmDialog}
    </section>
  )
}
