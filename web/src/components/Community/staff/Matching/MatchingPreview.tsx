import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { ApplyMatching } from './ApplyMatching'
import { LeftPeople } from './LeftPeople'
import { MatchedGroupCard } from './MatchedGroupCard'
import { without, type Matching } from './matching'

type MatchingPreviewProps = {
  matching: Matching
  maxSize: number
  onDone: () => void
}

/** The groups that a matching would make; staff may leave people out before it is applied. */
export const MatchingPreview = ({
  matching,
  maxSize,
  onDone,
}: MatchingPreviewProps) => {
  const { t } = useTranslation('community.matching')
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const groups = without(matching.groups, removed)
  const peopleCount = groups.reduce(
    (sum, { members }) => sum + members.length,
    0
  )
  return (
    <div className="space-y-6">
      <p role="status" className="text-lg font-semibold">
        {t('found', {
          groups: t('groups', { count: groups.length }),
          people: t('people', { count: peopleCount }),
        })}
      </p>
      {matching.isCut && <p className="text-muted">{t('cut')}</p>}
      {groups.length > 0 ? (
        <>
          <ul className="grid gap-4 md:grid-cols-2">
            {groups.map((group, index) => (
              <MatchedGroupCard
                key={group.members[0].person.id}
                number={index + 1}
                group={group}
                onRemove={(id) => setRemoved(new Set([...removed, id]))}
              />
            ))}
          </ul>
          <ApplyMatching
            groups={groups}
            peopleCount={peopleCount}
            maxSize={maxSize}
            onDone={onDone}
          />
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneHelp')} />
      )}
      <LeftPeople people={matching.left} />
    </div>
  )
}
