import { useTranslation } from 'react-i18next'
import type { FindBatchQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { useAccess } from 'src/hooks/access/useAccess'

type Uses = NonNullable<FindBatchQuery['batchUses']>

const kinds = [
  {
    key: 'courses',
    flag: 'course',
    link: (id: number) => routes.course({ id }),
  },
  { key: 'events', flag: 'event', link: (id: number) => routes.event({ id }) },
  { key: 'groups', flag: 'group', link: (id: number) => routes.group({ id }) },
  {
    key: 'resourceFiles',
    flag: 'resourceFile',
    link: (id: number) => routes.resourceFile({ id }),
  },
] as const

/** Content for the members of a batch: courses, events, groups and resources, as far as the viewer may open them. */
export const BatchUses = ({ uses }: { uses: Uses }) => {
  const { t } = useTranslation('community.batches')
  const { mayOpen } = useAccess()
  const shown = kinds.filter(
    ({ key, flag }) => uses[key].rows.length > 0 && mayOpen(flag)
  )
  return (
    <Card title={t('uses.title')}>
      {shown.length === 0 ? (
        <p className="text-muted">{t('uses.none')}</p>
      ) : (
        <dl className="space-y-4">
          {shown.map(({ key, link }) => (
            <div key={key}>
              <dt className="text-muted text-sm">{t(`uses.${key}`)}</dt>
              <dd className="mt-1">
                <ul className="space-y-1">
                  {uses[key].rows.map(({ id, name }) => (
                    <li key={id}>
                      <Link to={link(id)} className="link wrap-anywhere">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
                {uses[key].hasMore && (
                  <p className="text-muted mt-1 text-sm">{t('uses.more')}</p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
