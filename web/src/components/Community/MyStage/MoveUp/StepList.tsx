import { useTranslation } from 'react-i18next'
import type { MoveUpStep } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { statusTones } from './statusTones'

type StepListProps = { steps: readonly MoveUpStep[] }

/** The history of a request, with every reason that was given. */
export const StepList = ({ steps }: StepListProps) => {
  const { t } = useTranslation('community.journey')
  return (
    <ol className="mt-2 space-y-3">
      {steps.map(({ id, status, round, note, actorName, createdAt }) => (
        <li key={id}>
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <StatusBadge tone={statusTones[status]}>
              {t(`status.${status}`)}
            </StatusBadge>
            {round > 1 && <span>{t('moveUp.round', { round })}</span>}
            <span className="text-muted">
              {actorName && `${actorName} · `}
              <DateText date={createdAt} look="time" />
            </span>
          </div>
          {note && (
            <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
