import { useTranslation } from 'react-i18next'
import type { AddGroupMembersMutation } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ScrollArea } from 'src/components/ui/layout/ScrollArea'

import type { ErrorCode } from '$api/src/shared/errors'

type AddedLinesProps = {
  lines: AddGroupMembersMutation['addGroupMembers']
  onClose: () => void
}

/** The lines that added nobody, each with the reason. */
export const AddedLines = ({ lines, onClose }: AddedLinesProps) => {
  const { t } = useTranslation(['community.groups', 'errors', 'common'])
  return (
    <div className="space-y-4 pb-3">
      <p>{t('add.refused', { count: lines.length })}</p>
      <ScrollArea className="max-h-80">
        <ul className="divide-base-300 divide-y">
          {lines.map(({ line, value, name, code }) => (
            <li key={line} className="py-2">
              <p className="font-medium wrap-anywhere">{name ?? value}</p>
              <p className="text-muted text-sm">
                {t(`errors:${code as ErrorCode}`)}
              </p>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <Button block onClick={onClose}>
        {t('common:action.close')}
      </Button>
    </div>
  )
}
