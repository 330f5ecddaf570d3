import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChangelogQuery } from 'types/graphql'

import { categoryTones } from 'src/components/Settings/Changelog/categoryTones'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type ChangelogItemProps = {
  item: ChangelogQuery['changelog']['items'][number]
}

export const ChangelogItem = ({
  item: { title, body, category, publishAt, pinned },
}: ChangelogItemProps) => {
  const { t } = useTranslation('settings')
  return (
    <Card
      title={title}
      aside={
        <span className="text-muted flex items-center gap-2 text-sm">
          {pinned && (
            <>
              <Pin className="size-4" aria-hidden />
              <span className="sr-only">{t('changelog.pinned')}</span>
            </>
          )}
          <StatusBadge tone={categoryTones[category]}>
            {t(`changelogEntry.choices.category.${category}`)}
          </StatusBadge>
          <DateText date={publishAt} />
        </span>
      }
    >
      <RichText html={body} />
    </Card>
  )
}
