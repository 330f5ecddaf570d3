import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type UserTagsProps = { tags: UserDetailFields['tagTimes'] }

/** The campaign marks of a person with their times. */
export const UserTags = ({ tags }: UserTagsProps) => {
  const { t } = useTranslation('accounts.users')
  if (tags.length === 0) return null
  return (
    <Card title={t('tags.title')}>
      <ul className="space-y-2">
        {tags.map(({ id, tag, from, to }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
            <StatusBadge tone={to ? 'outline' : 'info'}>
              {t(`tags.${tag}`)}
            </StatusBadge>
            <span className="text-muted">
              <DateText date={from} />
              {to && (
                <>
                  {' – '}
                  <DateText date={to} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
