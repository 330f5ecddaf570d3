import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ScrollArea } from 'src/components/ui/layout/ScrollArea'

import type { ChangeKind } from './changeKinds'
import type { Outcome } from './useChangeUsers'

import type { ErrorCode } from '$api/src/shared/errors'

type ChangeResultProps = {
  kind: ChangeKind
  /** The level, batch, stage or success manager. */
  name: string
  outcome: Outcome
  onClose: () => void
}

/** How many people were changed, who was not, and why. */
export const ChangeResult = ({
  kind,
  name,
  outcome,
  onClose,
}: ChangeResultProps) => {
  const { t } = useTranslation(['accounts.users', 'errors', 'common'])
  const { changed, unchanged, refused, isPartial } = outcome
  return (
    <div className="space-y-4 pb-3">
      <div role="status" className="space-y-1">
        <p className="font-medium">
          {t(`result.${kind}`, { count: changed, name })}
        </p>
        {unchanged > 0 && (
          <p className="text-muted">
            {t(kind === 'mail' ? 'result.mailedBefore' : 'result.unchanged', {
              count: unchanged,
            })}
          </p>
        )}
        {refused.length > 0 && (
          <p>{t('result.refused', { count: refused.length })}</p>
        )}
        {isPartial && <p className="text-error">{t('result.partial')}</p>}
      </div>
      {refused.length > 0 && (
        <ScrollArea className="max-h-80">
          <ul className="divide-base-300 divide-y">
            {refused.map(({ userId, name, code, detail }) => (
              <li key={userId} className="py-2">
                <p className="font-medium wrap-anywhere">
                  {name || `#${userId}`}
                </p>
                <p className="text-muted text-sm">
                  {t(`errors:${code as ErrorCode}`)}
                  {detail && ` ${detail}`}
                </p>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      <Button block onClick={onClose}>
        {t('common:action.close')}
      </Button>
    </div>
  )
}
