import { Pencil, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FindGroupQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { MeetingText } from 'src/components/Community/staff/Group/group'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { useAccess } from 'src/hooks/access/useAccess'

type SubGroupListProps = {
  group: Pick<
    NonNullable<FindGroupQuery['group']>,
    'id' | 'isActive' | 'subGroups'
  >
}

/** The sub-groups of a group, each with its places and its meeting. */
export const SubGroupList = ({
  group: { id, isActive, subGroups },
}: SubGroupListProps) => {
  const { t } = useTranslation(['community.groups', 'common'])
  const { mayOpen } = useAccess()
  return (
    <Card
      title={t('subGroup.list')}
      aside={
        isActive &&
        mayOpen('newSubGroup') && (
          <LinkButton
            to={routes.newSubGroup({ groupId: id })}
            size="sm"
            icon={Plus}
          >
            {t('subGroup.create')}
          </LinkButton>
        )
      }
    >
      {subGroups.length === 0 ? (
        <EmptyState
          title={t('subGroup.empty')}
          text={t('subGroup.emptyHelp')}
        />
      ) : (
        <ul className="divide-base-300 divide-y">
          {subGroups.map((each) => (
            <li key={each.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 flex-1">
                <Link
                  to={routes.viewSubGroup({ id: each.id })}
                  className="link link-hover font-medium"
                >
                  {each.name}
                </Link>
                <p className="text-muted text-sm">
                  {t('members', { count: each.memberCount })}
                  {each.capacity ? ` ${t('of', { count: each.capacity })}` : ''}
                  {each.meetingDay && ' · '}
                  <MeetingText {...each} />
                </p>
              </div>
              {isActive && mayOpen('editSubGroup') && (
                <LinkButton
                  to={routes.editSubGroup({ id: each.id })}
                  look="ghost"
                  size="sm"
                  icon={Pencil}
                >
                  {t('common:action.edit')}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
