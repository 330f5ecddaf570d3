import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card/Card'

import type { LeftPerson } from './matching'

type LeftPeopleProps = { people: LeftPerson[] }

/** Who gets no group, and why. */
export const LeftPeople = ({ people }: LeftPeopleProps) => {
  const { t } = useTranslation('community.matching')
  if (people.length === 0) return null
  return (
    <Card title={t('left', { count: people.length })}>
      <ul className="divide-base-300 divide-y">
        {people.map(({ person, reason }) => (
          <li key={person.id} className="py-2">
            <p className="font-medium wrap-anywhere">{person.name}</p>
            <p className="text-muted text-sm">{t(`reason.${reason}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
