import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import type { Joinable } from './joinable'
import { JoinDialog } from './JoinDialog'
import { NextMeeting } from './NextMeeting'

type JoinableGroupsProps = { groups: Joinable[] }

/** The groups that a member without one can join or ask to join. */
export const JoinableGroups = ({ groups }: JoinableGroupsProps) => {
  const { t } = useTranslation('community.groups')
  const [chosen, setChosen] = useState<Joinable>()
  return (
    <Card title={t('offer.title')}>
      <p className="text-muted mb-2">{t('offer.text')}</p>
      <ul className="divide-base-300 divide-y">
        {groups.map((group) => (
          <li
            key={group.id}
            className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4"
          >
            <div className="min-w-0 flex-1 basis-64 space-y-2">
              <h3 className="font-medium">{group.name}</h3>
              <p className="text-muted text-sm">
                {[
                  group.leaders.map(({ name }) => name).join(', '),
                  t('members', { count: group.memberCount }) +
                    (group.capacity
                      ? ` ${t('of', { count: group.capacity })}`
                      : ''),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <RichText html={group.description} />
              <NextMeeting at={group.nextMeetingAt} />
            </div>
            {group.isFull ? (
              <p className="text-muted">{t('offer.full')}</p>
            ) : (
              <Button look="primary" onClick={() => setChosen(group)}>
                {t(
                  group.joinMode === 'OPEN'
                    ? 'joinNow.submit'
                    : 'askToJoin.submit'
                )}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <JoinDialog group={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Card>
  )
}
