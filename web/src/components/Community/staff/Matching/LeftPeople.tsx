import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'

import { FreePlaceLine } from './FreePlaceLine'
import type { FreePlace, LeftPerson } from './matching'

type LeftPeopleProps = {
  people: LeftPerson[]
  /** The free places in a group, after what staff have changed. */
  freeIn: (place: FreePlace) => number
  onPlace: (userId: number, place: FreePlace) => void
}

/** The people without a group: why, what would be needed, and the free places of other groups. */
export const LeftPeople = ({ people, freeIn, onPlace }: LeftPeopleProps) => {
  const { t } = useTranslation('community.matching')
  if (people.length === 0) return null
  return (
    <Card title={t('left', { count: people.length })}>
      <ul className="divide-base-300 divide-y">
        {people.map(({ person, reason, needed, places }) => (
          <li key={person.id} className="space-y-1 py-3">
            <p className="font-medium wrap-anywhere">{person.name}</p>
            <p className="text-muted text-sm">
              {t(`reason.${reason}`)} {t('needed', { count: needed })}
            </p>
            <ul>
              {places
                .filter((place) => freeIn(place) > 0)
                .map((place) => (
                  <FreePlaceLine
                    key={`${place.proposed} ${place.groupId}`}
                    userId={person.id}
                    place={place}
                    free={freeIn(place)}
                    onPlace={() => onPlace(person.id, place)}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
