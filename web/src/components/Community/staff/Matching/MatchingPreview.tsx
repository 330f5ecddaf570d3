import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { ApplyMatching } from './ApplyMatching'
import { LeftPeople } from './LeftPeople'
import { MatchedGroupCard } from './MatchedGroupCard'
import { without, withPlaced, type FreePlace, type Matching } from './matching'

/** Stands for a group that is there already. */
const THERE = -1

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
  // The group of each person who was left and has one now.
  const [placed, setPlaced] = useState<ReadonlyMap<number, number>>(new Map())
  const full = withPlaced(matching, placed)
  const groups = without(full, removed)
  const peopleCount = groups.reduce(
    (sum, { members }) => sum + members.length,
    0
  )
  const freeIn = ({ proposed, free }: FreePlace) =>
    typeof proposed === 'number'
      ? maxSize - full[proposed].members.length
      : free
  const onRemove = (id: number) => {
    if (placed.has(id))
      setPlaced(new Map([...placed].filter(([userId]) => userId !== id)))
    else setRemoved(new Set([...removed, id]))
  }
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
                onRemove={onRemove}
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
      <LeftPeople
        people={matching.left.filter(({ person }) => !placed.has(person.id))}
        freeIn={freeIn}
        onPlace={(userId, { proposed }) =>
          setPlaced(new Map(placed).set(userId, proposed ?? THERE))
        }
      />
    </div>
  )
}
