import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

type NoResourceProps = { of: 'mine' | 'public'; list: string }

/** Shown for an unknown resource and for one that this reader may not open, so that the two look alike. */
export const NoResource = ({ of, list }: NoResourceProps) => {
  const { t } = useTranslation('learning.resources')
  return (
    <>
      <PageHeader
        title={t('one.notOpen')}
        breadcrumbs={[{ label: t(`${of}.title`), to: list }]}
      />
      <div className="panel">
        <EmptyState
          drawing="locked"
          title={t('one.notOpenHelp')}
          action={
            <LinkButton to={list} look="primary">
              {t('one.toList')}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}
